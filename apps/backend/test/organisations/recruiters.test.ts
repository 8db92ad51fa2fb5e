/** The companies that a placement office speaks with: its own list, what was said, last year's file, and an invitation. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companies } from '../../src/organisations/index.ts';
import { recruiters } from '../../src/organisations/tables/recruiters.ts';
import { addInstitute, addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let officer: Call;
let otherOfficer: Call;
let admin: Call;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const [own, other] = [await addInstitute(db), await addInstitute(db)];
  officer = await server.actAs((await addPerson(db, 'institute-officer', own)).id);
  otherOfficer = await server.actAs((await addPerson(db, 'institute-officer', other)).id);
  admin = await server.signIn('9000000051');
});
afterAll(() => server.close());

const of = (id: string) => ({ params: { id } });

async function added(body: object) {
  const { status, data, text } = await officer('addRecruiter', { body: { status: 'To call', ...body } });
  if (status !== 200) throw new Error(text);
  return data.recruiter;
}

test('an office keeps its own list: no other campus and no staff of the platform reads it', async () => {
  const { id } = await added({ name: 'Bluepeak Systems', contactEmail: 'HR@bluepeak.example.com' });
  expect((await officer('getRecruiter', of(id))).data.recruiter).toMatchObject({
    status: 'To call',
    contactEmail: 'hr@bluepeak.example.com',
    companyID: null,
  });
  for (const stranger of [otherOfficer, admin]) {
    expect((await stranger('getRecruiter', of(id))).status).toBe(404);
    expect((await stranger('listRecruiters')).data.recruiter).toEqual([]);
  }
  expect(await admin('addRecruiter', { body: { name: 'Somebody', status: 'Called' } })).toMatchObject({
    status: 403,
  });
  // Each campus has a company of its own under the same name.
  expect(
    (await otherOfficer('addRecruiter', { body: { name: 'Bluepeak Systems', status: 'Called' } })).status,
  ).toBe(200);
  expect(
    await officer('addRecruiter', { body: { name: 'bluepeak systems', status: 'Called' } }),
  ).toMatchObject({
    error: { code: 'DUPLICATE' },
  });
});

test('what was said is kept with who said it, where it stood and what comes next', async () => {
  const { id } = await added({ name: 'Cedar Labs', note: 'Met them at the fair.' });
  await officer('updateRecruiter', {
    ...of(id),
    body: {
      status: 'Visit agreed',
      nextStep: 'Book the seminar hall',
      // The list tells what is due by the clock of the database.
      nextStepOn: '2099-01-05',
      visitOn: '2027-01-12',
      note: 'They come with two panels.',
      rowVersion: 1,
    },
  });
  const { data } = await officer('getRecruiter', of(id));
  expect(data.recruiter.conversations).toMatchObject([
    {
      actorName: 'Test Person',
      note: 'They come with two panels.',
      status: 'Visit agreed',
      nextStep: 'Book the seminar hall',
      nextStepOn: '2099-01-05',
    },
    { note: 'Met them at the fair.', status: 'To call' },
  ]);
});

test('what is due is found, and what paid best stands first', async () => {
  await added({ name: 'Due Company', nextStep: 'Call', nextStepOn: '2020-01-01', lastPayPaise: 90_000_000 });
  await added({
    name: 'Later Company',
    nextStep: 'Call',
    nextStepOn: '2099-01-01',
    lastPayPaise: 120_000_000,
  });
  const due = await officer('listRecruiters', { query: { isDue: true } });
  expect(due.data.recruiter.map(({ name }) => name)).toEqual(['Due Company']);
  const best = await officer('listRecruiters', {
    query: { sort: '-lastPayPaise', minLastPayPaise: 80_000_000 },
  });
  expect(best.data.recruiter.map(({ name }) => name)).toEqual(['Later Company', 'Due Company']);
  const first = await officer('listRecruiters', { query: { sort: 'nextStepOn' } });
  expect(first.data.recruiter[0]?.name).toBe('Due Company');
});

test('an invitation goes to the contact person once, says so, and the company is known once it signed up', async () => {
  const { id } = await added({ name: 'Fern Robotics' });
  expect(await officer('inviteRecruiter', of(id))).toMatchObject({
    status: 409,
    error: { code: 'ILLEGAL_TRANSITION' },
  });
  await officer('updateRecruiter', {
    ...of(id),
    body: { contactName: 'Farah', contactEmail: 'farah@fern.example.com', rowVersion: 1 },
  });
  const { status, data } = await officer('inviteRecruiter', of(id));
  expect(status).toBe(200);
  expect(data.recruiter).toMatchObject({ status: 'Invited' });
  const mail = (await server.messages()).find(({ to }) => to === 'farah@fern.example.com');
  expect(mail?.subject).toMatch(/^Institute \d+ invites you to hire on its campus$/);
  expect(mail?.text).toContain('/register?account=employer');
  expect((await officer('inviteRecruiter', of(id))).status).toBe(429);
  expect((await otherOfficer('inviteRecruiter', of(id))).status).toBe(404);

  const { db } = server.database;
  const [company] = await db
    .update(companies)
    .set({ email: 'Farah@fern.example.com' })
    .where(eq(companies.name, 'GreenGrid Power'))
    .returning();
  const known = (await officer('getRecruiter', of(id))).data.recruiter;
  expect(known).toMatchObject({ companyID: company?.id, companyName: 'GreenGrid Power' });
  expect(await officer('inviteRecruiter', of(id))).toMatchObject({ error: { code: 'ILLEGAL_TRANSITION' } });
  const here = await officer('listRecruiters', { query: { isRegistered: true } });
  expect(here.data.recruiter.map(({ name }) => name)).toEqual(['Fern Robotics']);
});

test("last year's file fills the list; taken again it changes nothing", async () => {
  const take = async (key: string, text: string) => {
    const sent = await officer('importRecruiters', {
      query: { mode: 'commit' },
      headers: { 'content-type': 'text/csv', 'idempotency-key': key },
      body: Buffer.from(text),
    });
    expect(sent.status).toBe(200);
    for (;;) {
      const { importJob } = (await officer('getImport', of(sent.data.importJob.id))).data;
      if (importJob.state !== 'Running') return importJob;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const { text } = await officer('getImportTemplate', { params: { kind: 'recruiter' } });
  expect(await take('recruiters-file-1', text)).toMatchObject({ errors: [], created: 1 });
  expect(await take('recruiters-file-2', text)).toMatchObject({ errors: [], unchanged: 1 });
  const { db } = server.database;
  const rows = await db.select().from(recruiters).where(eq(recruiters.name, 'Navyug Software'));
  expect(rows).toMatchObject([{ city: 'Pune', lastPayPaise: 80_000_000, lastHired: 6 }]);
});
