/**
 * `npm run admin:create`: adds an administrator to the database that DATABASE_URL or DATA_DIR names. What is not given as an
 * option is asked for; the password comes from ADMIN_PASSWORD or is asked for, so that it stands in no list of processes.
 */
import { personName } from '@aarambh/forms';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { readDatabaseLocation } from './config/index.ts';
import { openDatabase } from './database/index.ts';
import { hashPassword, createAdministrator } from './identity/index.ts';
import { StartFailure } from './start-failure.ts';
import { seed } from './seed/index.ts';

const questions = {
  'first-name': 'First name: ',
  'last-name': 'Last name: ',
  mobile: 'Mobile number, ten digits: ',
  email: 'E-mail address: ',
} as const;

const usage =
  'npm run admin:create -- --first-name Asha --last-name Patil --mobile 9876543210 --email asha@portal.example';

try {
  const options = readOptions();
  const input = {
    firstName: await answer('first-name', options['first-name']),
    lastName: await answer('last-name', options['last-name']),
    mobileNumber: await answer('mobile', options.mobile),
    email: await answer('email', options.email),
    password: process.env.ADMIN_PASSWORD ?? (await ask('Password: ', { isSecret: true })),
  };
  const database = await openDatabase(readDatabaseLocation(process.env));
  try {
    const now = new Date();
    // On a database that no server has used yet the roles are missing.
    await database.exclusively(() =>
      seed(database.db, { sandbox: false, withJobs: false, now, hashPassword }),
    );
    await createAdministrator(database.db, input, now);
  } finally {
    await database.close();
  }
  console.log(`${personName(input)} can sign in now, with the mobile number and the password.`);
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : `This did not work: ${String(error)}`);
  process.exit(1);
}

function readOptions() {
  const text = { type: 'string' } as const;
  try {
    const options = { 'first-name': text, 'last-name': text, mobile: text, email: text };
    return parseArgs({ options }).values;
  } catch {
    throw new StartFailure(`Use it as in: ${usage}`);
  }
}

function answer(name: keyof typeof questions, given: string | undefined): Promise<string> {
  return given === undefined ? ask(questions[name]) : Promise.resolve(given);
}

/** Asks at the terminal; what is typed for a secret is not shown. */
async function ask(question: string, { isSecret = false } = {}): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new StartFailure(`Without a terminal to ask at, give every option and ADMIN_PASSWORD: ${usage}`);
  }
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: isSecret ? hidden : process.stdout,
    terminal: true,
  });
  if (isSecret) process.stdout.write(question);
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
    if (isSecret) process.stdout.write('\n');
  }
}
