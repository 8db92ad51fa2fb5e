import { startServer, temporaryFolder } from './server.ts';
import { median, type Row } from './table.ts';

/** From starting the process to the first answer with data: on a new folder (initdb, migrations, seed) and again. */
export async function measureStartup(): Promise<Row[]> {
  const { folder, remove } = temporaryFolder();
  try {
    const cold = await startServer(folder);
    await cold.stop();
    const warm: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const server = await startServer(folder);
      warm.push(server.startMs);
      await server.stop();
    }
    return [
      { figure: 'backend, first start on a new folder', value: `${Math.round(cold.startMs)} ms` },
      { figure: 'backend, later start (median of 5)', value: `${Math.round(median(warm))} ms` },
    ];
  } finally {
    remove();
  }
}
