/** What the dashboards say of jobs is what their links open: the total of the list is the figure. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applications, jobReviews } from '../../src/hiring/index.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { postable, postJob } from '../support/jobs.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let employer: Call;
let officer: Call;
let support: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  employer = await server.signIn('9000000021');
  officer = await server.signIn('9000000031');
  support = await server.signIn('9000000041');
});
afterAll(() => server.close());

/** The figure of one of the next actions, with the path and the query of its link. */
async function action(call: Call, key: string) {
  const { nextActions } = (await call('getDashboard')).data.dashboard;
  const { link = '', count } = nextActions.find((each) => each.key === key) ?? {};
  const { pathname, searchParams } = new URL(link, 'https://portal.example.com');
  return { count, pathname, query: Object.fromEntries(searchParams) };
}
const apply = (jdID: string, number: number) =>
  server.database.db
    .insert(applications)
    .values({ jdID, userId: seededID(`user/900000000${number}`), status: 'Applied' });

test('applications to decide: those of the one job, or the jobs that have some', async () => {
  const { db } = server.database;
  await db.update(applications).set({ status: 'Shortlisted' }).where(eq(applications.status, 'Applied'));
  expect((await action(employer, 'decide-applications')).count).toBeUndefined();
  const one = await postJob(employer, postable(server.clock.now));
  await apply(one.id, 1);
  await apply(one.id, 2);
  const first = await action(employer, 'decide-applications');
  expect(first).toEqual({
    count: 2,
    pathname: '/eligible-students',
    query: { jdID: one.id, status: 'Applied' },
  });

  const other = await postJob(employer, postable(server.clock.now));
  await apply(other.id, 1);
  const both = await action(employer, 'decide-applications');
  expect(both).toMatchObject({ count: 3, pathname: '/job-description' });
  const { data, meta } = await employer('listJobDescriptions', { query: both.query });
  expect(data.jobDescription.map(({ id }) => id).toSorted()).toEqual([one.id, other.id].toSorted());
  expect((await employer('countJobDescriptions', { query: both.query })).data.count).toBe(meta?.total);
});

test('jobs to approve: those that have not ended', async () => {
  const before = (await action(officer, 'approve-jobs')).count ?? 0;
  const [ended] = [
    await postJob(employer, postable(server.clock.now)),
    await postJob(employer, postable(server.clock.now)),
  ];
  await employer('closeJobDescription', {
    params: { id: ended.id },
    body: { reason: 'The project was given up', rowVersion: ended.rowVersion },
  });
  const { count, query } = await action(officer, 'approve-jobs');
  expect(count).toBe(before + 1);
  expect((await officer('listJobDescriptions', { query })).meta?.total).toBe(count);
  const counts = await officer('getDashboardCounts', { params: { group: 'jobs' } });
  expect(counts.data.counts).toMatchObject({ jobs: { approvals: count } });
});

test('questions that wait for support', async () => {
  await postJob(
    employer,
    postable(server.clock.now, {
      descriptionHtml: '<p>You build services in TypeScript and read a lot. A security deposit is taken.</p>',
    }),
  );
  const { count, pathname, query } = await action(support, 'review-jobs');
  expect(count).toBe(await server.database.db.$count(jobReviews, eq(jobReviews.state, 'Open')));
  expect(pathname).toBe('/job-description/reviews');
  expect((await support('listJobReviews', { query })).meta?.total).toBe(count);
});
