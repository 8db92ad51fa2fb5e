/** The command that a backup ends with, as operators run it beside the server: the list of the first day loses its line. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdministrator } from '../../src/identity/accounts/administrator.ts';
import { users } from '../../src/identity/index.ts';
import { locationOf } from '../support/killed-copy.ts';
import { deliveryNowhere, startTestServer, type TestServer } from '../support/server.ts';

const command = fileURLToPath(new URL('../../src/backup-seen.ts', import.meta.url));
const run = promisify(execFile);

const settings = {
  SANDBOX: '0',
  CAPTCHA: 'altcha',
  PUBLIC_URL: 'https://portal.example',
  SERVER_SECRET: 'n0w-y0u-see-me_Zq7LtR4vXk2BdJ8sQ',
  ...deliveryNowhere,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: settings });
});
afterAll(() => server.close());

test('backup:seen, run on the database of a server, is seen by its administrator', async () => {
  const { db } = server.database;
  const owner = {
    firstName: 'Meera',
    lastName: 'Nair',
    email: 'meera@portal.example',
    mobileNumber: '9100000001',
    password: 'Harvest!25',
  };
  await createAdministrator(db, owner, server.clock.now);
  const [person] = await db.select().from(users).where(eq(users.mobileNumber, owner.mobileNumber));
  const admin = await server.actAs(person?.id ?? '');
  const seen = async () =>
    (await admin('getDashboard')).data.dashboard.checkList.find(({ key }) => key === 'see-backup')?.isDone;
  expect(await seen()).toBe(false);
  const { url }: { url: string } = JSON.parse(await locationOf(db));
  const env = { PATH: process.env.PATH, ...settings, DATABASE_URL: url };
  const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', command], { env });
  expect(stdout).toMatch(/^A backup was noted: \d{4}-\d\d-\d\dT[\d:.]+Z\.\n$/);
  expect(await seen()).toBe(true);
});

test('a database that is not there is one sentence and a failure', async () => {
  const env = { PATH: process.env.PATH, ...settings, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' };
  const failed: unknown = await run(process.execPath, ['--disable-warning=ExperimentalWarning', command], {
    env,
  }).catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]+\n$/) });
});
