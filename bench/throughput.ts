import { startPostgres } from '../scripts/postgres.mjs';
import { measureRates, settingsForRates, signInAdmins } from './rates.ts';
import { startServerOn, temporaryFolder } from './server.ts';
import type { Row } from './table.ts';

/** Requests a second on the embedded database, and on a PostgreSQL of its own. */
export async function measureThroughput(): Promise<Row[]> {
  const { folder, remove } = temporaryFolder();
  try {
    const embedded = await measureOn('PGlite', { DATA_DIR: folder, DATABASE_URL: '' });
    const postgres = await startPostgres([], { isOnDisk: true });
    try {
      return [...embedded, ...(await measureOn('PostgreSQL', { DATABASE_URL: postgres.url }))];
    } finally {
      postgres.stop();
    }
  } finally {
    remove();
  }
}

async function measureOn(database: string, settings: Record<string, string>): Promise<Row[]> {
  const server = await startServerOn({ ...settings, ...settingsForRates });
  try {
    const rows = await measureRates(
      server.origin,
      await signInAdmins(server.origin),
      settings.DATABASE_URL || undefined,
    );
    return rows.map(({ figure, value }) => ({ figure: `${database}: ${figure}`, value }));
  } finally {
    await server.stop();
  }
}
