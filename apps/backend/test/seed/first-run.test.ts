/** A new installation, from its first administrator to the first application: nothing has to be in the database before. */
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cvTemplates } from '../../src/candidates/index.ts';
import { jobProfiles, questions } from '../../src/hiring/index.ts';
import { createAdministrator } from '../../src/identity/accounts/administrator.ts';
import { noteBackup } from '../../src/platform/index.ts';
import { createSeal } from '../../src/platform/seal.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { loadKeys } from '../../src/platform/keys.ts';
import { seed } from '../../src/seed/index.ts';
import { openTestDatabase } from '../support/database.ts';
import { goToFirstApplication, signIn } from '../support/first-application.ts';
import { deliveryNowhere, startTestServer, type Call, type TestServer } from '../support/server.ts';

const hashPassword = (text: string) => Promise.resolve(`hash of ${text}`);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: {
      SANDBOX: '0',
      CAPTCHA: 'altcha',
      PUBLIC_URL: 'https://portal.example',
      SERVER_SECRET: 'n0w-y0u-see-me_Zq7LtR4vXk2BdJ8sQ',
      ...deliveryNowhere,
    },
  });
  server.clock.now = new Date();
});
afterAll(() => server.close());

/** The code in the newest SMS to a number. */
async function codeFor(mobileNumber: string): Promise<string> {
  const [message] = await server.database.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, mobileNumber))
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(1);
  const text = createSeal(loadKeys(server.config)).open(message?.body ?? '');
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

test('a new installation goes from the first administrator to the first application', async () => {
  const who = { mobileNumber: '9100000001', password: 'Harvest!25' };
  const owner = { firstName: 'Meera', lastName: 'Nair', email: 'meera@portal.example', ...who };
  await createAdministrator(server.database.db, owner, server.clock.now);
  // The library that checks a captcha asks the machine for the time, not the server's clock: with each call that goes on.
  const call: Call = (id, parts) => {
    server.clock.now = new Date();
    return server.call(id, parts);
  };
  const place = { ...server, call, codeFor, now: () => server.clock.now };
  const admin = await signIn(place, who);
  const triesOf = async () =>
    (await admin('getDashboard')).data.dashboard.checkList.filter(({ key }) => key.startsWith('try-'));
  // Payments are off here.
  expect(await triesOf()).toMatchObject([
    { key: 'try-email', isDone: false },
    { key: 'try-sms', isDone: false },
  ]);
  const at = server.clock.now;
  const delivered = { recipient: 'somebody', body: '', createdAt: at, deliveredAt: at };
  await server.database.db.insert(outboxMessages).values([{ ...delivered, channel: 'sms' }]);
  expect(await triesOf()).toMatchObject([{ isDone: false }, { isDone: true }]);
  const ofServer = async () =>
    (await admin('getDashboard')).data.dashboard.checkList.filter(({ link }) => link === null);
  expect(await ofServer()).toEqual([
    { key: 'own-legal-pages', isDone: false, link: null },
    { key: 'see-backup', isDone: false, link: null },
  ]);
  await noteBackup(server.database.db, at);
  await noteBackup(server.database.db, server.clock.now);
  expect(await ofServer()).toMatchObject([{ isDone: false }, { isDone: true }]);
  const { student, jobID } = await goToFirstApplication(place, admin);
  const { status } = await student('getJobDescription', { params: { id: jobID } });
  expect(status).toBe(200);
});

test('what an administrator changed or deleted stays so', async () => {
  const database = await openTestDatabase('migrated');
  const { db } = database;
  const start = () => seed(db, { sandbox: false, withJobs: false, now: new Date(), hashPassword });
  try {
    await start();
    const [first, second] = await db.select().from(cvTemplates);
    await db
      .update(cvTemplates)
      .set({ status: 'Draft' })
      .where(eq(cvTemplates.id, first?.id ?? ''));
    await db.delete(cvTemplates).where(eq(cvTemplates.id, second?.id ?? ''));
    await db.delete(questions);
    const before = [await db.select().from(cvTemplates), await db.$count(jobProfiles)];
    await start();
    expect([await db.select().from(cvTemplates), await db.$count(jobProfiles)]).toEqual(before);
    expect(await db.$count(questions)).toBe(0);
  } finally {
    await database.close();
  }
});
