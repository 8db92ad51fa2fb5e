import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer, temporaryFolder } from './server.ts';
import { median, type Row } from './table.ts';

const rounds = 5;

/**
 * From starting the process to the first answer with data: on a new folder (initdb, migrations, seed) and again. In turns with
 * the latter, PGlite alone opens the same folder, in a process that is running already.
 */
export async function measureStartup(): Promise<Row[]> {
  const { folder, remove } = temporaryFolder();
  try {
    const cold = await startServer(folder);
    await cold.stop();
    const warm: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer(folder);
      warm.push(server.startMs);
      await server.stop();
      bare.push(reopen(folder));
    }
    const ratio = median(warm) / median(bare);
    return [
      { figure: 'backend, first start on a new folder', value: `${Math.round(cold.startMs)} ms` },
      {
        figure: `backend, later start (median of ${rounds})`,
        value: `${Math.round(median(warm))} ms, ${ratio.toFixed(2)} of PGlite alone`,
      },
      { figure: 'PGlite alone, opening the same folder', value: `${Math.round(median(bare))} ms` },
    ];
  } finally {
    remove();
  }
}

/** Milliseconds that PGlite takes to open the data of a stopped server and to answer one query. */
function reopen(folder: string): number {
  const { stdout, status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('reopen.ts', import.meta.url))],
    { env: { ...process.env, PGLITE_DIR: join(folder, 'pglite') }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error('PGlite alone could not open the folder.');
  return Number(stdout);
}
