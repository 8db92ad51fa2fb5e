import { compareComponents } from './components/main.ts';
import { comparePackages } from './packages/main.ts';
import { measureBytes } from './bytes.ts';
import { measureCvs } from './cvs.ts';
import { measureDays } from './days.ts';
import { measureDrive } from './drive.ts';
import { measureEnumeration } from './enumeration.ts';
import { measureFiles } from './files.ts';
import { measurePaint } from './paint.ts';
import { measurePlaces } from './places.ts';
import { startServer, temporaryFolder } from './server.ts';
import { measurePeople } from './people.ts';
import { measureReadmes } from './readmes.ts';
import { measureRush } from './rush.ts';
import { measureScale } from './scale.ts';
import { measureStartup } from './startup.ts';
import { printTable } from './table.ts';
import { measureThroughput } from './throughput.ts';

const only = process.argv.slice(2);
const wanted = (part: string) => only.length === 0 || only.includes(part);

if (['bytes', 'paint', 'screens'].some(wanted)) {
  const { folder, remove } = temporaryFolder();
  const server = await startServer(folder);
  try {
    if (wanted('bytes')) printTable('/login: bytes', await measureBytes(server.origin));
    if (wanted('paint')) {
      printTable(
        '/login on a phone (CPU 4 times slower, 1.6 Mbit/s, 150 ms; median of 5)',
        await measurePaint(server.origin),
      );
    }
    if (wanted('screens')) await measurePlaces(server.origin, only);
  } finally {
    await server.stop();
    remove();
  }
}
if (wanted('cvs')) printTable('CVs', await measureCvs());
if (wanted('startup')) printTable('start-up', await measureStartup());
if (wanted('throughput')) printTable('throughput', await measureThroughput());
if (wanted('enumeration')) {
  printTable('known and unknown numbers: difference of the time of an answer', await measureEnumeration());
}
// Starts three servers, so only when asked for.
if (only.includes('files')) printTable('files, on PostgreSQL', await measureFiles());
// Takes a quarter of an hour, so only when asked for.
if (only.includes('scale')) printTable('lists over a million people, on PostgreSQL', await measureScale());
// Fills a database first, so only when asked for.
if (only.includes('people')) {
  printTable('people for a job with 100,000 candidates, on PostgreSQL', await measurePeople());
}
// Fills two databases first, so only when asked for.
if (only.includes('rush')) await measureRush();
// Fills a database first, so only when asked for.
if (only.includes('drive')) await measureDrive();
// Takes two hours, so only when asked for.
if (only.includes('days')) await measureDays();
// Takes a minute and packages that the project does not need, so only when asked for.
if (only.includes('components')) await compareComponents(only);
// Installs packages that the project does not need, so only when asked for.
if (only.includes('packages')) await comparePackages();
// Installs what an app of the READMEs asks for, so only when asked for.
if (only.includes('readmes')) printTable('an app by the READMEs alone', await measureReadmes());
