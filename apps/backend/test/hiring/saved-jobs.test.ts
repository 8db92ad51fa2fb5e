/** Jobs that candidates keep to come back to, and the word that one of them closes soon. */
import { limits } from '@aarambh/forms';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobApprovals, jobDescriptions, savedJobs } from '../../src/hiring/index.ts';
import { remindOfSavedJobs } from '../../src/hiring/saved-jobs/reminding.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { postable, postJob } from '../support/jobs.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

const asha = seededID('user/9000000001');
const day = 24 * 60 * 60 * 1000;

let server: TestServer;
let student: Call;
let employer: Call;
let officer: Call;
let stranger: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  student = await server.actAs(asha);
  employer = await server.actAs(seededID('user/9000000021'));
  officer = await server.actAs(seededID('user/9000000031'));
  const { db } = server.database;
  stranger = await server.actAs((await addPerson(db, 'student', instituteID('hooghly'))).id);
});
afterAll(() => server.close());
beforeEach(() => server.database.db.delete(savedJobs));

const approve = (id: string) =>
  officer('decideJobDescriptionApproval', {
    params: { id },
    body: { instituteID: instituteID('sahyadri'), verdict: 'Approved' },
  });

/** A job that Sahyadri has approved. */
async function openJob(more: object = {}): Promise<string> {
  const { id } = await postJob(employer, postable(server.clock.now, more));
  await approve(id);
  return id;
}

const save = (by: Call, id: string) => by('saveJob', { params: { id } });
const listed = async (by: Call) =>
  (await by('listSavedJobs')).data.jobDescription.map(({ id, phase }: { id: string; phase: string }) => [
    id,
    phase,
  ]);
const isSaved = async (by: Call, id: string) =>
  (await by('getJobDescription', { params: { id } })).data.jobDescription.isSaved;
const move = (id: string, values: Partial<typeof jobDescriptions.$inferInsert>) =>
  server.database.db.update(jobDescriptions).set(values).where(eq(jobDescriptions.id, id));

test('a job is saved once, shown so, counted, and taken out again', async () => {
  const id = await openJob();
  expect(await isSaved(student, id)).toBe(false);
  expect((await save(student, id)).status).toBe(200);
  expect((await save(student, id)).status).toBe(200);
  expect(await listed(student)).toEqual([[id, 'Open']]);
  expect(await isSaved(student, id)).toBe(true);
  expect((await student('countMyJobs')).data.counts.saved).toBe(1);
  expect((await student('unsaveJob', { params: { id } })).status).toBe(200);
  expect(await listed(student)).toEqual([]);
});

test('a saved job that ends stays in the list and can be read; one that the campus takes back does not', async () => {
  const ended = await openJob();
  const open = await openJob();
  await save(student, ended);
  await save(student, open);
  await move(ended, { closedAt: server.clock.now, closeReason: 'Enough people' });
  expect(await listed(student)).toEqual([
    [open, 'Open'],
    [ended, 'Closed'],
  ]);
  expect((await student('getJobDescription', { params: { id: ended } })).data.jobDescription.phase).toBe(
    'Closed',
  );
  await server.database.db
    .update(jobApprovals)
    .set({ state: 'Declined', reason: 'Not for us after all' })
    .where(eq(jobApprovals.jdID, ended));
  expect(await listed(student)).toEqual([[open, 'Open']]);
  expect((await student('getJobDescription', { params: { id: ended } })).status).toBe(404);
  expect((await student('countMyJobs')).data.counts.saved).toBe(1);
});

test('nobody saves a job of another campus, and employers save none', async () => {
  const id = await openJob();
  expect((await save(stranger, id)).status).toBe(404);
  expect((await save(employer, id)).status).toBe(403);
});

test('so many jobs are saved and no more', async () => {
  const { db } = server.database;
  const id = await openJob();
  await db.execute(sql`insert into saved_jobs (user_id, job_description_id, saved_at)
    select ${asha}, job.id, now() from job_descriptions job where job.id <> ${id} limit ${limits.savedJobs}`);
  const kept = await db.$count(savedJobs);
  if (kept < limits.savedJobs) {
    await db.execute(sql`insert into job_descriptions (id, code, company_id, title, audience)
      select 'more-' || serial, 'JD-26-8' || lpad(serial::text, 5, '0'), company_id, title, audience
      from job_descriptions, generate_series(1, ${limits.savedJobs - kept}::int) as serial where id = ${id}`);
    await db.execute(sql`insert into saved_jobs (user_id, job_description_id, saved_at)
      select ${asha}, id, now() from job_descriptions where id like 'more-%'`);
  }
  expect((await save(student, id)).error?.code).toBe('ILLEGAL_TRANSITION');
  expect(await db.$count(savedJobs)).toBe(limits.savedJobs);
});

test('whoever has saved a job hears once, two days before, that it closes', async () => {
  const { db } = server.database;
  const id = await openJob();
  await save(student, id);
  const told = async () =>
    (await toldPeople(db)).filter(({ occasion }) => occasion?.startsWith(`saved-job-closing/${id}`) === true);
  const ends = new Date(server.clock.now.getTime() + 20 * day).getTime();
  await remindOfSavedJobs(db, new Date(ends - 3 * day));
  expect(await told()).toEqual([]);
  await remindOfSavedJobs(db, new Date(ends - 2 * day + 1));
  await remindOfSavedJobs(db, new Date(ends - day));
  const [news, ...more] = await told();
  expect(more).toEqual([]);
  expect(news?.people).toEqual([asha]);
  expect(news?.content).toContain('Trainee for tests of Navyug');
  expect(news).toMatchObject({ cta: `/my-jobs/${id}`, kind: 'jobs', pushKind: 'jobs' });
});

test('the batches go on where one was broken off, and nobody hears of a job that was decided about', async () => {
  const { db } = server.database;
  const id = await openJob();
  const institute = instituteID('sahyadri');
  const people = await Promise.all(Array.from({ length: 4 }, () => addPerson(db, 'student', institute)));
  for (const each of people) await save(await server.actAs(each.id), id);
  const [decided, ...others] = people.map((each) => each.id);
  await db.execute(sql`insert into jd_student_mappings (id, jd_id, user_id, status)
    values ('decided-saved', ${id}, ${decided}, 'Applied')`);
  const near = new Date(server.clock.now.getTime() + 19 * day);
  // Asked before the first batch, it stops; the next look does the whole.
  await remindOfSavedJobs(db, near, () => false);
  await remindOfSavedJobs(db, near);
  await remindOfSavedJobs(db, near);
  const told = (await toldPeople(db)).filter(
    ({ occasion }) => occasion?.includes(id) === true && occasion.startsWith('saved-job'),
  );
  expect(told.flatMap((each) => each.people).toSorted()).toEqual(others.toSorted());
});
