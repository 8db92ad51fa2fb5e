/** What staff decide about a company: which steps there are, what has to be said with each, and who hears of it. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applications, jobDescriptions } from '../../src/hiring/index.ts';
import { companies } from '../../src/organisations/index.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import type { OperationRequest } from '../../src/platform/index.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { addCompany, addPerson } from '../support/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
});
afterAll(() => server.close());

type Call = Awaited<ReturnType<TestServer['actAs']>>;

async function people() {
  const { db } = server.database;
  const id = await addCompany(db);
  const employer = await server.actAs((await addPerson(db, 'employer', id)).id);
  const support = await server.actAs((await addPerson(db, 'support', null)).id);
  return { id, employer, support };
}

type Decision = Omit<OperationRequest<'verifyCompany'>['body'], 'rowVersion'>;

async function decide(call: Call, id: string, body: Decision) {
  const { data } = await call('getCompany', { params: { id } });
  const rowVersion = data.company.rowVersion ?? 0;
  const answer = await call('verifyCompany', { params: { id }, body: { ...body, rowVersion } });
  return [answer.status, answer.error?.code, answer.error?.fields?.map(({ path }) => path)];
}

const done = [200, undefined, undefined];
const note = 'Checked against the register';

test('each step says what belongs to it, and no other step is taken', async () => {
  const { id, support } = await people();
  const step = (body: Decision) => decide(support, id, body);
  expect(await step({ verdict: 'Verified' })).toEqual([422, 'VALIDATION_FAILED', ['checked']]);
  expect(await step({ verdict: 'Verified', checked: [] })).toEqual([422, 'VALIDATION_FAILED', ['checked']]);
  expect(await step({ verdict: 'Rejected', note: 'No.' })).toEqual([422, 'VALIDATION_FAILED', ['note']]);
  expect(await step({ verdict: 'Rejected', note })).toEqual(done);
  expect(await step({ verdict: 'Suspended', note })).toEqual([409, 'ILLEGAL_TRANSITION', []]);
  expect(await step({ verdict: 'Verified', checked: ['GST', 'PAN'] })).toEqual(done);
  expect(await step({ verdict: 'Suspended' })).toEqual([422, 'VALIDATION_FAILED', ['note']]);
  expect(await step({ verdict: 'Suspended', note })).toEqual(done);
  expect(await step({ verdict: 'Verified', checked: ['GST'] })).toEqual([422, 'VALIDATION_FAILED', ['note']]);
  expect(await step({ verdict: 'Verified', note })).toEqual(done);
  const { data } = await support('getCompany', { params: { id } });
  expect(data.company).toMatchObject({
    verificationStatus: 'Verified',
    verificationChecks: ['GST', 'PAN'],
    verificationNote: note,
  });
  expect(data.company.verifiedAt).toBeTruthy();
});

test('its people read the decision and its reason, and who is about to join it hears of it', async () => {
  const { id, employer, support } = await people();
  const heard = async (call: Call) =>
    (await call('listNotifications', { query: { type: 'Critical' } })).data.notifications.map(
      ({ content }) => content,
    );
  const pooja = await server.actAs(seededID('user/9000000007'));
  const companiesOfJobs = async () => {
    const { data } = await pooja('listEligibleJobDescriptions', { query: { pageSize: 100 } });
    return data.jobDescription.map(({ companyID }) => companyID ?? null);
  };
  const before = await companiesOfJobs();
  const hiring = before[0] ?? '';
  expect(await decide(support, hiring, { verdict: 'Suspended', note })).toEqual(done);
  const others = before.filter((each) => each !== hiring);
  expect(await companiesOfJobs()).toEqual(others);
  expect(await decide(support, hiring, { verdict: 'Verified', note })).toEqual(done);
  // What was cancelled stays so.
  expect(await companiesOfJobs()).toEqual(others);

  const [application] = await server.database.db
    .select({ userID: applications.userID, companyID: jobDescriptions.companyID })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(and(eq(applications.status, 'Offer Accepted'), eq(companies.verificationStatus, 'Verified')))
    .orderBy(applications.id)
    .limit(1);
  const { userID = '', companyID = '' } = application ?? {};
  const joiner = await server.actAs(userID);
  expect(await decide(support, companyID, { verdict: 'Suspended', note })).toEqual(done);
  expect((await heard(joiner)).join()).toMatch(/is suspended\. The offer that you have accepted stays/);
  expect(await decide(support, companyID, { verdict: 'Verified', note })).toEqual(done);
  expect((await heard(joiner)).join()).toMatch(/The suspension of .* is lifted/);

  expect(await decide(support, id, { verdict: 'Suspended', note: 'Asked for <b>money</b>.' })).toEqual(done);
  expect(await decide(support, id, { verdict: 'Verified', note })).toEqual(done);
  const [newest, earlier] = await heard(employer);
  expect(newest).toMatch(/suspension of .* is lifted/);
  expect(earlier).toMatch(/is suspended.*Asked for &lt;b&gt;money&lt;\/b&gt;\./s);
});

test('an employer whose company was refused mends it, and staff look at it again', async () => {
  const { id, employer, support } = await people();
  await decide(support, id, { verdict: 'Rejected', note });
  const { data } = await employer('getCompany', { params: { id } });
  expect(data.company).toMatchObject({ verificationStatus: 'Rejected', verificationNote: note });
  const body = { website: 'https://mended.example.com', rowVersion: data.company.rowVersion ?? 0 };
  const changed = await employer('updateCompany', { params: { id }, body });
  expect(changed.data.company).toMatchObject({ verificationStatus: 'Pending', verificationChecks: [] });
});
