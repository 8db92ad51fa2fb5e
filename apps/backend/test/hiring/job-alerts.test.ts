/** "Tell me when a job like this opens": who hears of what, once, and who must not. */
import { limits } from '@aarambh/forms';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobAlertNews, jobAlerts, seasonEnrolments } from '../../src/hiring/index.ts';
import { tellOfAlerts } from '../../src/hiring/job-alerts/telling.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { cityRows } from '../../src/seed/data/cities.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { seasonID } from '../../src/seed/data/seasons.ts';
import { addJob, postable, postJob } from '../support/jobs.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

const asha = seededID('user/9000000001');

let server: TestServer;
let student: Call;
let employer: Call;
let officer: Call;
/** A student of a campus that is not asked about the jobs here. */
let strangerID: string;
let stranger: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  student = await server.actAs(asha);
  employer = await server.actAs(seededID('user/9000000021'));
  officer = await server.actAs(seededID('user/9000000031'));
  strangerID = (await addPerson(server.database.db, 'student', instituteID('hooghly'))).id;
  stranger = await server.actAs(strangerID);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(jobAlertNews);
  await server.database.db.delete(jobAlerts);
});

const add = (by: Call, body: object) => by('addJobAlert', { body });
const approve = (id: string) =>
  officer('decideJobDescriptionApproval', {
    params: { id },
    body: { instituteID: instituteID('sahyadri'), verdict: 'Approved' },
  });

async function openJob(more: object = {}): Promise<string> {
  const { id } = await postJob(employer, postable(server.clock.now, more));
  await approve(id);
  return id;
}

/** How often somebody was told of a job, by which occasions. */
async function toldOf(jdID: string, userID: string): Promise<string[]> {
  const all = await toldPeople(server.database.db);
  return all
    .filter(({ occasion, people }) => occasion?.includes(jdID) === true && people.includes(userID))
    .map(({ occasion }) => occasion?.split('/')[0] ?? '');
}

const tell = () => tellOfAlerts(server.database.db, server.clock.now);

test('an alert is kept, paused, gone on with and deleted, by its owner alone', async () => {
  const { data, status } = await add(student, {
    search: ' trainee ',
    cityID: cityRows[0]?.id,
    minPaise: 40_000_000,
  });
  expect(status).toBe(200);
  expect(data.jobAlert).toMatchObject({
    search: 'trainee',
    cityName: cityRows[0]?.name,
    companyID: null,
    isPaused: false,
  });
  const { id } = data.jobAlert;
  const pause = (by: Call, isPaused: boolean) => by('updateJobAlert', { params: { id }, body: { isPaused } });
  expect((await pause(stranger, true)).status).toBe(404);
  expect((await pause(student, true)).data.jobAlert.isPaused).toBe(true);
  // The same once more is the same one, and goes on.
  const again = await add(student, { search: 'Trainee', cityID: cityRows[0]?.id, minPaise: 40_000_000 });
  expect(again.data.jobAlert).toMatchObject({ id, isPaused: false });
  expect((await stranger('deleteJobAlert', { params: { id } })).status).toBe(404);
  expect((await stranger('listJobAlerts')).data.jobAlert).toEqual([]);
  expect((await student('deleteJobAlert', { params: { id } })).status).toBe(200);
  expect((await student('listJobAlerts')).data.jobAlert).toEqual([]);
});

test('an alert narrows, names what is there, and a person has so many', async () => {
  expect((await add(student, {})).status).toBe(422);
  expect((await add(student, { search: '   ' })).status).toBe(422);
  expect((await add(student, { cityID: 'nowhere' })).status).toBe(422);
  expect((await add(student, { companyID: companyID('greengrid') })).status).toBe(422);
  expect((await add(employer, { search: 'trainee' })).status).toBe(403);
  for (let serial = 0; serial < limits.jobAlerts.most; serial += 1) {
    expect((await add(student, { minPaise: serial + 1 })).status).toBe(200);
  }
  expect((await add(student, { minPaise: 1_000 })).error?.code).toBe('ILLEGAL_TRANSITION');
});

describe('a job opens', () => {
  test('whoever asked for jobs like it hears of it once, and not a second time that they can apply', async () => {
    await add(student, { search: 'trainee' });
    await add(student, { companyID: companyID('navyug') });
    const id = await openJob();
    expect(await toldOf(id, asha)).toEqual([]);
    await tell();
    await tell();
    expect(await toldOf(id, asha)).toEqual(['job-alert']);
    const [news] = (await toldPeople(server.database.db)).filter(({ occasion }) =>
      occasion?.startsWith(`job-alert/${id}`),
    );
    expect(news).toMatchObject({ kind: 'jobs', pushKind: 'jobs', cta: `/my-jobs/${id}`, people: [asha] });
    expect(news?.content).toContain('You asked to hear of this: Navyug');
  });

  test('what does not fit, is paused or was deleted is not told', async () => {
    const fits = { cityID: cityRows[0]?.id, jobType: 'Full Time', minPaise: 60_000_000 };
    for (const other of [
      { cityID: cityRows[1]?.id },
      { jobType: 'Internship' },
      { minPaise: 60_000_001 },
      { search: 'surgeon' },
    ]) {
      await add(student, { ...fits, ...other });
    }
    const { data } = await add(student, fits);
    await student('updateJobAlert', { params: { id: data.jobAlert.id }, body: { isPaused: true } });
    const id = await openJob();
    await tell();
    expect(await toldOf(id, asha)).toEqual(['job-open']);
    await add(student, fits);
    const next = await openJob();
    await student('deleteJobAlert', { params: { id: data.jobAlert.id } });
    await tell();
    expect(await toldOf(next, asha)).toEqual([]);
  });

  test('a student hears of it when the own campus approves it; one of another campus never does', async () => {
    await add(student, { search: 'trainee' });
    await add(stranger, { search: 'trainee' });
    const { id } = await postJob(employer, postable(server.clock.now));
    await tell();
    expect(await toldOf(id, asha)).toEqual([]);
    await approve(id);
    await tell();
    expect(await toldOf(id, asha)).toEqual(['job-alert']);
    expect(await toldOf(id, strangerID)).toEqual([]);
    expect((await stranger('getJobDescription', { params: { id } })).status).toBe(404);
  });

  test('somebody experienced hears of a job for both once the first campus has approved it, and not again by the next', async () => {
    const { db } = server.database;
    const rani = seededID('user/9000000011');
    const reader = await server.actAs(rani);
    const campuses = ['nandi', 'godavari'] as const;
    const { id } = await postJob(
      employer,
      postable(server.clock.now, {
        audience: 'Both',
        seasonID: seasonID('pooled'),
        instituteIDs: campuses.map((campus) => instituteID(campus)),
        criteria: {},
      }),
    );
    expect(await toldOf(id, rani)).toEqual([]);
    expect((await reader('getJobDescription', { params: { id } })).status).toBe(404);
    for (const campus of campuses) {
      const decides = await server.actAs((await addPerson(db, 'institute-officer', instituteID(campus))).id);
      const decided = await decides('decideJobDescriptionApproval', {
        params: { id },
        body: { instituteID: instituteID(campus), verdict: 'Approved' },
      });
      expect(decided.status).toBe(200);
      expect(await toldOf(id, rani)).toEqual(['job-open']);
      expect((await reader('getJobDescription', { params: { id } })).status).toBe(200);
    }
  });

  test('nobody hears of one that asks for what they do not have; who may turn out to be eligible does', async () => {
    const { db } = server.database;
    // Nothing is known of this student yet.
    const unknown = await addPerson(db, 'student', instituteID('sahyadri'));
    await db.insert(seasonEnrolments).values({
      seasonID: seasonID('sahyadri'),
      userID: unknown.id,
      state: 'Active',
      consentAt: server.clock.now,
    });
    await add(await server.actAs(unknown.id), { search: 'trainee' });
    await add(student, { search: 'trainee' });
    const id = await openJob({ criteria: { degrees: ['ENGINEERING'], minSSC: 100 } });
    await tell();
    expect(await toldOf(id, unknown.id)).toEqual(['job-alert']);
    expect(await toldOf(id, asha)).toEqual([]);
  });

  test('one that is taken back before it was told is told when it opens again, and once', async () => {
    await add(student, { search: 'trainee' });
    const { id } = await addJob(employer, postable(server.clock.now));
    const set = async (status: string) => {
      const { rowVersion } = (await employer('getJobDescription', { params: { id } })).data.jobDescription;
      return employer('setJobDescriptionStatus', { params: { id }, body: { status, rowVersion } });
    };
    await set('Posted');
    await approve(id);
    expect((await set('Draft')).status).toBe(200);
    await tell();
    expect(await toldOf(id, asha)).toEqual([]);
    await set('Posted');
    await approve(id);
    await tell();
    expect(await toldOf(id, asha)).toEqual(['job-alert']);
  });
});
