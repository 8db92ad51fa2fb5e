/**
 * `npm run seed:load`: fills the PostgreSQL database that DATABASE_URL names with a million invented people, to see how the lists do.
 * `--fraction 0.01` makes it smaller. A second run adds what is missing.
 */
import { parseArgs } from 'node:util';
import { readDatabaseLocation } from './config/index.ts';
import { connecting, openDatabase } from './database/index.ts';
import { hashPassword } from './identity/index.ts';
import { StartFailure } from './start-failure.ts';
import { seed } from './seed/index.ts';
import { fillDatabase } from './seed/load/fill.ts';
import { scaled, type LoadSizes } from './seed/load/steps.ts';

try {
  const sizes = scaled(readFraction());
  const location = readDatabaseLocation(process.env);
  if (location.kind !== 'postgres') {
    throw new StartFailure(
      'Name a PostgreSQL database in DATABASE_URL: a million people are too many for a folder.',
    );
  }
  if (process.env.SANDBOX === '0') {
    throw new StartFailure(
      'SANDBOX=0 is for real people; these are invented. Leave SANDBOX out to fill a database with them.',
    );
  }
  const database = await openDatabase(location);
  try {
    await database.exclusively(async () => {
      await seed(database.db, { sandbox: true, withJobs: true, now: new Date(), hashPassword });
    });
  } finally {
    await database.close();
  }
  await fill(location.url, sizes);
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : `This did not work: ${String(error)}`);
  process.exit(1);
}

async function fill(url: string, sizes: LoadSizes): Promise<void> {
  const { Client, connectionString } = connecting(url);
  const client = new Client({ connectionString, application_name: 'aarambh-load' });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    // The rows can be made again: a crash of the machine may cost the last of them.
    await client.query('set synchronous_commit = off');
    await client.query(`set maintenance_work_mem = '512MB'`);
    const run = async (sql: string): Promise<number> => (await client.query(sql)).rowCount ?? 0;
    const atOnce = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      await client.query('begin');
      // A failure ends the program, and with it the connection and the transaction.
      const result = await work();
      await client.query('commit');
      return result;
    };
    await fillDatabase({ run, atOnce }, sizes, (line) => console.log(line));
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

function readFraction(): number {
  const { fraction = '1' } = readOptions();
  const number = Number(fraction);
  if (number > 0 && number <= 1) return number;
  throw new StartFailure('--fraction takes a number above 0 and up to 1.');
}

function readOptions() {
  try {
    return parseArgs({ options: { fraction: { type: 'string' } } }).values;
  } catch {
    throw new StartFailure('Use it as in: npm run seed:load -- --fraction 0.1');
  }
}
