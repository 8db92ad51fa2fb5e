/**
 * `npm run files:check`, with the settings of the servers: says which files are in a store that the database does not know, and which the database
 * knows that are not there. `-- --remove` has the former removed.
 */
import { parseArgs } from 'node:util';
import { readConfig } from './config/index.ts';
import { openDatabase } from './database/index.ts';
import { compareStore, giveUp, hourMs, openStores } from './platform/index.ts';
import { StartFailure } from './start-failure.ts';

try {
  const { remove } = readOptions();
  const config = readConfig(process.env);
  const database = await openDatabase(config.database);
  try {
    const now = new Date();
    const stores = await openStores(config.files);
    if (stores.size === 0) console.log('All files are in the database.');
    for (const [place, store] of stores) {
      const { known, unknown, missing } = await compareStore(
        database.db,
        place,
        store,
        new Date(now.getTime() - hourMs),
      );
      console.log(
        `${place}: ${known} files that both know, ${unknown.length} unknown, ${missing.length} missing.`,
      );
      for (const id of unknown) console.log(`  unknown ${id}`);
      for (const id of missing) console.log(`  missing ${id}`);
      if (remove && unknown.length > 0) {
        await giveUp(database.db, place, unknown, now);
        console.log('  The server removes what is unknown within a minute.');
      }
      if (missing.length > 0) process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : `This did not work: ${String(error)}`);
  process.exit(1);
}

function readOptions(): { remove: boolean } {
  try {
    const { remove = false } = parseArgs({ options: { remove: { type: 'boolean' } } }).values;
    return { remove };
  } catch {
    throw new StartFailure('Use it as in: npm run files:check (-- --remove)');
  }
}
