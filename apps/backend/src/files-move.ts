/**
 * `npm run files:move -- --to folder|s3|database`, with the settings of the servers, which may run meanwhile: moves every file there. Broken off, it goes
 * on with the next call.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fileHomes, readConfig, type FileHome } from './config/index.ts';
import { openDatabase } from './database/index.ts';
import { fileTables } from './file-tables.ts';
import {
  createFileLease,
  moveFiles,
  openStores,
  refuseMissingStores,
  removeUnnamed,
  type Moved,
} from './platform/index.ts';
import { StartFailure } from './start-failure.ts';

/** Milliseconds between two lines about how far it is, after each of which what was left behind is removed. */
const rhythm = 10_000;

try {
  const to = readOptions();
  const config = readConfig(process.env);
  if (config.files.home !== to) {
    throw new StartFailure(
      `FILES is ${config.files.home}: set FILES=${to} here and for every copy of the server, or new files would still go there.`,
    );
  }
  const database = await openDatabase(config.database);
  try {
    const { db } = database;
    const stores = await openStores(config.files);
    await refuseMissingStores(db, stores);
    const now = () => new Date();
    const lease = createFileLease(db, now, randomUUID());
    const work = { db, now, stores, tables: fileTables };
    const moved: Moved = { files: 0, bytes: 0, damaged: [] };
    while (!(await lease.take())) {
      console.log('A server is at its files; this waits for it.');
      await pause(rhythm / 2);
    }
    try {
      for (let isDone = false; !isDone;) {
        const until = Date.now() + rhythm;
        isDone = true;
        await moveFiles(work, to, {
          moved,
          goesOn: async () => {
            if (Date.now() < until && (await lease.take())) return true;
            isDone = false;
            return false;
          },
        });
        await removeUnnamed(work);
        console.log(`Moved so far: ${said(moved)}.`);
        if (!isDone && !(await lease.take()))
          throw new StartFailure('Somebody else has begun to move files.');
      }
    } finally {
      await lease.giveBack();
    }
    console.log(`Moved to the ${to}: ${said(moved)}.`);
    if (moved.damaged.length > 0) {
      const names = moved.damaged.map(({ name }) => name).join(', ');
      throw new StartFailure(`Damaged or missing, and left where they are: ${names}.`);
    }
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : `This did not work: ${String(error)}`);
  process.exit(1);
}

function readOptions(): FileHome {
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
    const home = fileHomes.find((each) => each === to);
    if (home !== undefined) return home;
  } catch {
    // Said below, as for any other mistake.
  }
  throw new StartFailure('Use it as in: npm run files:move -- --to folder (or s3, or database)');
}

function said({ files, bytes }: Moved): string {
  return `${files} files, ${bytes.toLocaleString('en-IN')} bytes`;
}
