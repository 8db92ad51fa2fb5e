/** A program: tells the codes of tests on the database that its argument names, as a copy of the server does behind an answer. */
import type { DatabaseLocation } from '../../src/database/index.ts';
import { openDatabase } from '../../src/database/open.ts';
import { tellCodes } from '../../src/hiring/rounds/telling-codes.ts';

const [, , location = '', at = ''] = process.argv;
const database = await openDatabase(JSON.parse(location) as DatabaseLocation);
await tellCodes(database.db, new Date(at));
await database.close();
