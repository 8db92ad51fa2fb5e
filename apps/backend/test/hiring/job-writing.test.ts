/** Writing jobs: half-filled drafts are kept, what is wrong is said at its field, and nobody writes for another company. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { questionRows } from '../../src/seed/data/questions.ts';
import { addJob, postable } from '../support/jobs.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let employer: Call;
let waiting: Call;
let suspended: Call;
let officer: Call;
let support: Call;
let admin: Call;
let student: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  const numbers = ['21', '22', '23', '31', '41', '51', '01'] as const;
  const calls = await Promise.all(numbers.map((each) => server.signIn(`90000000${each}`)));
  [employer, waiting, suspended, officer, support, admin, student] = calls as [
    Call,
    Call,
    Call,
    Call,
    Call,
    Call,
    Call,
  ];
});
afterAll(() => server.close());

const half = { title: 'Half a job', audience: 'Fresher' };
const fieldsOf = (answer: { error: { fields: { path: string; code: string }[] } | null }) =>
  answer.error?.fields.map(({ path, code }) => `${path} ${code}`);

test('a half-filled draft is kept, changed field by field, and its history is there', async () => {
  const job = await addJob(employer, half);
  expect(job).toMatchObject({
    ...half,
    companyID: companyID('navyug'),
    companyStatus: 'Verified',
    status: 'Draft',
    phase: 'Draft',
    criteria: null,
    openings: null,
    allowed: ['Change', 'Post', 'Delete'],
    reviews: [],
  });
  expect(job.code).toMatch(/^JD-[0-9]{2}-[0-9]{6}$/);
  const { id } = job;
  const change = async (body: object, rowVersion: number) =>
    employer('updateJobDescription', { params: { id }, body: { ...body, rowVersion } });
  const first = await change({ openings: 12, criteria: { minSSC: 60, maxLiveBacklogs: -1 } }, 1);
  expect(first.data.jobDescription).toMatchObject({ openings: 12, criteriaVersion: 0, rowVersion: 2 });
  const second = await change({ openings: null }, 2);
  expect(second.data.jobDescription).toMatchObject({ openings: null, criteria: { minSSC: 60 } });
  const stale = await change({ openings: 3 }, 1);
  expect(stale).toMatchObject({ status: 409, error: { code: 'STALE' } });
  expect(stale.error?.details).toMatchObject({ rowVersion: 3, jobDescription: { openings: null } });
  const events = await server.database.db.select().from(auditEvents).where(eq(auditEvents.entityID, id));
  expect(events.map(({ action }) => action)).toEqual(['added', 'changed', 'changed']);
});

test('codes follow each other also when jobs are added at once', async () => {
  const jobs = await Promise.all([1, 2, 3].map(() => addJob(employer, half)));
  expect(new Set(jobs.map(({ code }) => code)).size).toBe(3);
});

test('an employer writes for the own company whatever is sent, an officer for the own institute', async () => {
  const other = companyID('suspended-traders');
  expect((await addJob(employer, { ...half, companyID: other })).companyID).toBe(companyID('navyug'));
  const officers = await addJob(officer, { ...half, companyID: companyID('navyug'), instituteIDs: [] });
  expect(officers.instituteIDs).toEqual([instituteID('sahyadri')]);
  expect(fieldsOf(await support('addJobDescription', { body: half }))).toEqual(['companyID required']);
});

test('a suspended company is told before it writes, one that waits may draft', async () => {
  const refused = await suspended('addJobDescription', { body: half });
  expect(refused).toMatchObject({ status: 409, error: { code: 'COMPANY_NOT_VERIFIED' } });
  expect(refused.error?.details).toEqual({ verificationStatus: 'Suspended' });
  expect((await addJob(waiting, half)).companyStatus).toBe('Pending');
});

describe('bad input', () => {
  const foreign = questionRows.find(({ companyID: id }) => id != null && id !== companyID('navyug'))?.id;
  test.each<[string, object, string]>([
    ['10,001 openings', { openings: 10_001 }, 'openings tooLarge'],
    ['pay upside down', { ctcMinPaise: 9_00_000, ctcMaxPaise: 8_00_000 }, 'ctcMaxPaise order'],
    ['a description that is none', { descriptionHtml: '<script>alert(1)</script>' }, 'descriptionHtml'],
    ['a question of nobody', { questionIDs: ['nobody'] }, 'questionIDs unknown'],
    ['a question of another company', { questionIDs: [foreign ?? 'none'] }, 'questionIDs unknown'],
    ['a file of nobody', { attachmentImageIDs: ['nobody'] }, 'attachmentImageIDs unknown'],
    ['a skill twice', { skills: [{ skillID: 'x' }] }, 'skills.0.skillID unknown'],
    ['11 backlogs', { criteria: { maxLiveBacklogs: 11 } }, 'criteria.maxLiveBacklogs'],
    [
      'experience upside down',
      { criteria: { minExperienceMonths: 24, maxExperienceMonths: 12 } },
      'criteria.maxExperienceMonths order',
    ],
    [
      'a grade of 11',
      { criteria: { minGraduation: { type: 'CGPA', value: 11 } } },
      'criteria.minGraduation.value',
    ],
    [
      'a skill of nobody',
      { criteria: { mustHaveSkillIDs: ['nobody'] } },
      'criteria.mustHaveSkillIDs unknown',
    ],
    ['two profiles', { jobProfileID: 'a', jobProfileLateralID: 'b' }, 'jobProfileID unknown'],
  ])('%s is said at its field', async (_name, more, expected) => {
    const answer = await employer('addJobDescription', { body: { ...half, ...more } });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)?.[0]).toContain(expected);
  });

  test('hostile markup does not stay', async () => {
    const job = await addJob(employer, {
      ...half,
      descriptionHtml: '<p onclick="x()">Work</p><img src=x onerror=alert(1)>',
    });
    expect(job.descriptionHtml).toBe('<p>Work</p>');
  });
});

test('a language of which nothing is left without its spaces is refused, and the list can be read', async () => {
  for (const language of [' '.repeat(9), '    x']) {
    const refused = await employer('addJobDescription', {
      body: { ...half, criteria: { languages: [language] } },
    });
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['criteria.languages.0 pattern']]);
  }
  const kept = await addJob(employer, { ...half, criteria: { languages: ['  Marathi '] } });
  expect(kept.criteria?.languages).toEqual(['Marathi']);
  expect((await employer('listJobDescriptions')).status).toBe(200);
});

test('a copy starts as a draft without dates; only drafts are deleted, by who may', async () => {
  const job = await addJob(employer, postable(server.clock.now));
  const headers = { 'idempotency-key': 'copy-of-a-job' };
  const copy = await employer('duplicateJobDescription', { params: { id: job.id }, headers });
  expect(copy.data.jobDescription).toMatchObject({
    title: job.title,
    criteria: job.criteria,
    status: 'Draft',
    lastDateToApply: null,
    resultBy: null,
  });
  const { id } = copy.data.jobDescription;
  expect(id).not.toBe(job.id);
  const again = await employer('duplicateJobDescription', { params: { id: job.id }, headers });
  expect(again.data.jobDescription.id).toBe(id);
  const remove = { params: { id } };
  expect((await student('deleteJobDescription', remove)).status).toBe(403);
  expect((await officer('deleteJobDescription', remove)).status).toBe(403);
  expect((await waiting('deleteJobDescription', remove)).status).toBe(404);
  expect((await employer('deleteJobDescription', remove)).status).toBe(200);
  expect((await admin('getJobDescription', remove)).status).toBe(404);
});
