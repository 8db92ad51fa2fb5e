/** People of a company who work on the jobs that they are named for, and on no other. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { roleID } from '../../src/identity/roles/system-roles.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { addPerson } from '../support/people.ts';
import { sentCode, unusedNumber } from '../support/registration.ts';
import { addSelection, type Applicant } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let recruiter: Call;
/** The job that somebody is named for, with its applicants, and another of the same company. */
let jdID: string;
let people: Applicant[];
let otherID: string;
let colleague: { id: string; email: string; call: Call };

beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  recruiter = await server.actAs(seededID('user/9000000021'));
});
afterAll(() => server.close());

beforeEach(async () => {
  const { db } = server.database;
  server.clock.now = startTime;
  const added = await addSelection(db, recruiter, { now: startTime, people: 2 });
  ({ jdID, applicants: people } = added);
  const [other] = await db
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .innerJoin(applications, eq(applications.jdID, jobDescriptions.id))
    .where(and(eq(jobDescriptions.companyID, companyID('navyug')), ne(jobDescriptions.id, jdID)))
    .orderBy(desc(jobDescriptions.id))
    .limit(1);
  otherID = other?.id ?? '';
  const { id, email } = await addPerson(db, 'collaborator', companyID('navyug'));
  colleague = { id, email: email ?? '', call: await server.actAs(id) };
});

const name = (email: string, call = recruiter, id = jdID) =>
  call('addJobCollaborator', { params: { id }, body: { email } });

const move = (call: Call, id: string, status: 'Shortlisted' | 'On Hold') =>
  call('setMappingStatus', { body: { id, status }, headers: { 'idempotency-key': randomUUID() } });

const jobsOf = async (call: Call): Promise<string[]> => {
  const { data } = await call('listJobDescriptions');
  return data.jobDescription.map(({ id }: { id: string }) => id);
};

test('somebody named for a job decides about its applicants, and finds no other job of the company', async () => {
  const { call, email } = colleague;
  expect(await jobsOf(call)).toEqual([]);
  expect((await call('listEligibleStudents', { query: { jdID } })).status).toBe(404);

  const { data } = await name(email.toUpperCase());
  expect(data.jobCollaborator).toEqual([
    expect.objectContaining({ email, name: 'Test Person', addedByName: 'Farah Khan' }),
  ]);
  // Twice is once.
  expect((await name(email)).data.jobCollaborator).toHaveLength(1);
  expect(await jobsOf(call)).toEqual([jdID]);
  const [first] = people;
  const id = first?.applicationID ?? '';
  expect((await move(call, id, 'Shortlisted')).status).toBe(200);
  expect((await call('listRounds', { query: { jdID } })).data.mayPlan).toBe(true);
  const { data: told } = await call('listNotifications', { query: { type: 'Critical' } });
  expect(told.notifications.map(({ cta }: { cta: string | null }) => cta)).toContain(
    `/job-description/${jdID}`,
  );

  expect((await call('listEligibleStudents', { query: { jdID: otherID } })).status).toBe(404);
  expect((await call('getJobDescription', { params: { id: otherID } })).status).toBe(404);
  // The entries of the wallet name the applicants of all jobs.
  expect((await call('getWallet')).status).toBe(404);
  expect((await call('listWalletEntries')).status).toBe(404);
  expect((await call('listTeam')).status).toBe(403);
  expect((await call('listJobCollaborators', { params: { id: jdID } })).status).toBe(403);
  const searched = await call('searchRecords', { query: { q: 'Test' } });
  expect(JSON.stringify(searched.data)).not.toContain(otherID);

  const row = data.jobCollaborator[0]?.id ?? '';
  const after = await recruiter('removeJobCollaborator', { params: { id: jdID, collaboratorID: row } });
  expect(after.data.jobCollaborator).toEqual([]);
  expect(await jobsOf(call)).toEqual([]);
  expect((await move(call, id, 'On Hold')).status).toBe(404);
});

test('somebody new is invited once, and finds the job when the invitation is accepted', async () => {
  const email = 'rohan.mehta@invited.example.com';
  const { data } = await name(email);
  expect(data.jobCollaborator).toEqual([expect.objectContaining({ email, name: null })]);
  await name(email, recruiter, otherID);
  const mails = (await server.messages()).filter(({ to }) => to === email);
  expect(mails).toHaveLength(1);

  const [, token = ''] = /accept-invitation#token=(\S+)/.exec(mails[0]?.text ?? '') ?? [];
  const mobileNumber = unusedNumber();
  const person = { firstName: 'Rohan', lastName: 'Mehta', mobileNumber, password: 'Monsoon@2026' };
  await server.call('acceptInvitation', { body: { token, ...person } });
  const code = await sentCode(server, mobileNumber, 'register');
  const verified = await server.call('verifyOtp', { body: { mobileNumber, code } });
  const call = server.callWith(verified.data.token);
  expect((await jobsOf(call)).toSorted()).toEqual([jdID, otherID].toSorted());
  const { jobCollaborator } = (await recruiter('listJobCollaborators', { params: { id: jdID } })).data;
  expect(jobCollaborator).toEqual([expect.objectContaining({ email, name: 'Rohan Mehta' })]);
});

test('nobody else is named: a colleague who reaches all jobs, an account of another company, by another company', async () => {
  const { db } = server.database;
  const all = await addPerson(db, 'recruiter', companyID('navyug'));
  expect(await name(all.email ?? '')).toMatchObject({ status: 409, error: { code: 'DUPLICATE' } });
  const foreign = await addPerson(db, 'collaborator', companyID('greengrid'));
  expect(await name(foreign.email ?? '')).toMatchObject({ status: 409, error: { code: 'DUPLICATE' } });
  const outsider = await server.actAs((await addPerson(db, 'employer', companyID('greengrid'))).id);
  expect((await name(colleague.email, outsider)).status).toBe(404);
  const { jobCollaborator } = (await recruiter('listJobCollaborators', { params: { id: jdID } })).data;
  expect(jobCollaborator).toEqual([]);
});

test('the role can be given by who invites to the company, and the news of other jobs does not come', async () => {
  const { data } = await recruiter('listTeamRoles');
  expect(data.teamRole.map(({ id }: { id: string }) => id)).toContain(roleID('collaborator'));
  const staff = await server.signIn('9000000051');
  const reason = 'Not for campuses.';
  await staff('cancelJobDescription', { params: { id: otherID }, body: { reason } });
  const { data: told } = await colleague.call('listNotifications', { query: { type: 'Critical' } });
  expect(JSON.stringify(told)).not.toContain(otherID);
});
