/** A program: carries out closed rounds on the database that its argument names, as a copy of the server does behind an answer. */
import type { DatabaseLocation } from '../../src/database/index.ts';
import { openDatabase } from '../../src/database/open.ts';
import { settleRounds } from '../../src/hiring/rounds/settling.ts';

const [, , location = '', at = ''] = process.argv;
const database = await openDatabase(JSON.parse(location) as DatabaseLocation);
await settleRounds(database.db, new Date(at));
await database.close();
