/** Applicants are rated by the people of the company, who alone learn of it. */
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applicationRatings, applications } from '../../src/hiring/tables/applications.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const colleague = seededID('user/9000000022');

let server: TestServer;
let employer: Call;
let jdID: string;
/** Applications of the job. */
let ids: string[];
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  employer = await server.signIn('9000000021');
  const { db } = server.database;
  const rows = await db
    .select({ id: applications.id, jdID: applications.jdID })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(and(eq(jobDescriptions.companyID, companyID('navyug')), isNotNull(applications.appliedAt)));
  const byJob = Map.groupBy(rows, (row) => row.jdID);
  const [most] = [...byJob].toSorted(([, a], [, b]) => b.length - a.length);
  jdID = most?.[0] ?? '';
  ids = (most?.[1] ?? []).map(({ id }) => id);
  if (ids.length < 3) throw new Error('Too few have applied.');
});
afterAll(() => server.close());

const rate = (call: Call, id: string, rating: number | null) =>
  call('rateMapping', { params: { id }, body: { rating } });

const listed = (call: Call, query: { sort?: '-rating' | 'rating' } = {}) =>
  call('listEligibleStudents', { query: { jdID, pageSize: 100, ...query } });

test('each has one rating, the list says the mean of all and has the best first', async () => {
  const [best = '', second = '', third = ''] = ids;
  expect((await rate(employer, best, 2)).status).toBe(200);
  const again = await rate(employer, best, 5);
  expect(again.data.ratings).toEqual([
    expect.objectContaining({ rating: 5, isOwn: true, author: expect.any(String) }),
  ]);
  const { db } = server.database;
  const at = server.clock.now;
  await db.insert(applicationRatings).values([
    { applicationID: best, authorID: 'gone-since', rating: 4, at },
    { applicationID: third, authorID: colleague, rating: 1, at },
  ]);
  await rate(employer, second, 3);
  const { ratings } = (await employer('listMappingRatings', { params: { id: best } })).data;
  expect(ratings.find(({ isOwn }) => !isOwn)).toMatchObject({ author: null, rating: 4 });

  const { mapping } = (await listed(employer, { sort: '-rating' })).data;
  expect(mapping.slice(0, 3).map(({ id, rating }) => [id, rating])).toEqual([
    [best, { mean: 4.5, count: 2 }],
    [second, { mean: 3, count: 1 }],
    [third, { mean: 1, count: 1 }],
  ]);
  expect(mapping[3]?.rating).toBeUndefined();

  const back = await rate(employer, second, null);
  expect(back.data.ratings).toEqual([]);
});

test('is for nobody else: not the candidate, the institute, staff or another company', async () => {
  const [id = ''] = ids;
  await rate(employer, id, 5);
  const { db } = server.database;
  const [row] = await db
    .select({ userID: applications.userID })
    .from(applications)
    .where(eq(applications.id, id));
  const candidate = await server.actAs(row?.userID ?? '');
  const [other, officer, staff] = await Promise.all(
    ['9000000022', '9000000031', '9000000051'].map((number) => server.signIn(number)),
  );
  if (other === undefined || officer === undefined || staff === undefined) throw new Error('Nobody.');
  for (const [call, status] of [
    [candidate, 403],
    [officer, 403],
    [staff, 403],
    [other, 404],
  ] as const) {
    expect((await rate(call, id, 1)).status).toBe(status);
    expect((await call('listMappingRatings', { params: { id } })).status).toBe(status);
  }
  expect((await listed(staff)).data.mapping.filter(({ rating }) => rating !== undefined)).toEqual([]);
  expect((await listed(staff, { sort: '-rating' })).status).toBe(403);
  const query = { jdID, purpose: 'To see who is best', sort: 'rating' } as const;
  expect((await staff('downloadMappings', { query })).status).toBe(403);
  // Nor by a cursor that goes on in the order of a company.
  const first = await employer('listEligibleStudents', { query: { jdID, pageSize: 1, sort: '-rating' } });
  const cursor = first.meta.nextCursor ?? '';
  expect(cursor).not.toBe('');
  expect((await staff('listEligibleStudents', { query: { jdID, pageSize: 1, cursor } })).status).toBe(403);
  const told = await candidate('listPastJobDescriptions', {});
  expect(told.text).not.toMatch(/"rating"/);
});
