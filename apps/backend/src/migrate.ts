/** `npm run migrate`: brings the database that DATABASE_URL or DATA_DIR names up to date, before the servers of a new version start. */
import { readDatabaseLocation } from './config/index.ts';
import { openDatabase } from './database/index.ts';
import { StartFailure } from './start-failure.ts';

try {
  const database = await openDatabase(readDatabaseLocation(process.env));
  const names = database.migrated();
  await database.close();
  console.log(names.length === 0 ? 'The database is up to date.' : `Run: ${names.join(', ')}.`);
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : `This did not work: ${String(error)}`);
  process.exit(1);
}
