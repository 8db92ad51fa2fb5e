/** `npm run backup:seen`, with the settings of the server: notes that a backup has been made, at the end of what makes it. */
import { readConfig } from './config/index.ts';
import { openDatabase } from './database/index.ts';
import { noteBackup } from './platform/index.ts';
import { StartFailure } from './start-failure.ts';

try {
  const database = await openDatabase(readConfig(process.env).database);
  try {
    const at = new Date();
    await noteBackup(database.db, at);
    console.log(`A backup was noted: ${at.toISOString()}.`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : `This did not work: ${String(error)}`);
  process.exit(1);
}
