/** A program: moves the applications of cancelled jobs on the database that its argument names, as a copy of the server does behind an answer. */
import type { DatabaseLocation } from '../../src/database/index.ts';
import { openDatabase } from '../../src/database/open.ts';
import { endWithJobs } from '../../src/hiring/applications/ending.ts';
import { startTime } from './settings.ts';

const location: DatabaseLocation = JSON.parse(process.argv[2] ?? '');
const database = await openDatabase(location);
await endWithJobs(database.db, startTime);
await database.close();
