/** Lists tell of each record whether it is the caller's to change: what they offer is not refused, and what would be refused is not offered. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: Call;
let support: Call;
let officer: Call;
let employer: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  admin = await server.signIn('9000000051');
  support = await server.signIn('9000000041');
  employer = await server.signIn('9000000021');
  const { db } = server.database;
  officer = await server.actAs((await addPerson(db, 'institute-officer', instituteID('sahyadri'))).id);
});
afterAll(() => server.close());

type Seen = [told: boolean | undefined, done: boolean];

/** Records of which something else was told than the server did. */
const untrue = (seen: readonly Seen[]) => seen.filter(([told, done]) => told !== done);

/** What was told; both have to be met, or nothing is proved. */
const told = (seen: readonly Seen[]) => new Set(seen.map(([each]) => each));

test('an officer changes the seasons of the own institute alone', async () => {
  const { data } = await officer('listSeasons', { query: { pageNo: 1, pageSize: 100 } });
  const answers = data.season.map(async ({ id, rowVersion = 0, mayChange }) => {
    const { status } = await officer('updateSeason', { params: { id }, body: { rowVersion } });
    return [mayChange, status === 200] satisfies Seen;
  });
  const seen: Seen[] = await Promise.all(answers);
  expect(untrue(seen)).toEqual([]);
  expect(told(seen)).toEqual(new Set([true, false]));
  const all = await admin('listSeasons', { query: { pageNo: 1 } });
  expect(all.data.season.every(({ mayChange }) => mayChange)).toBe(true);
});

test("an officer copies jobs of the own institute, and reads a company's", async () => {
  const { data } = await officer('listJobDescriptions', { query: { pageNo: 1, pageSize: 100 } });
  const seen: Seen[] = [];
  for (const { id, mayChange } of data.jobDescription) {
    const headers = { 'idempotency-key': randomUUID() };
    const { status } = await officer('duplicateJobDescription', { params: { id }, headers });
    seen.push([mayChange, status !== 403]);
  }
  expect(untrue(seen)).toEqual([]);
  expect(told(seen)).toEqual(new Set([false]));
  const own = await employer('listJobDescriptions', { query: { pageNo: 1 } });
  expect(own.data.jobDescription.every(({ mayChange }) => mayChange)).toBe(true);
});

test('a company changes its own templates alone', async () => {
  const copied = await employer('listJobTemplates', { query: { pageNo: 1, pageSize: 100 } });
  expect(copied.data.jobTemplate.some(({ mayChange }) => mayChange === false)).toBe(true);
  expect(
    copied.data.jobTemplate.filter(({ companyID, mayChange }) => mayChange !== (companyID != null)),
  ).toEqual([]);
});

test('support changes no account whose role may do more, and nobody suspends the own', async () => {
  const listed = async (call: Call) =>
    (await call('listManagedSupportUsers', { query: { pageNo: 1, pageSize: 100 } })).data.supportUser;
  const seen: Seen[] = [];
  for (const { id, rowVersion, mayChange } of await listed(support)) {
    const { status } = await support('updateSupportUser', { params: { id }, body: { rowVersion } });
    seen.push([mayChange, status === 200]);
  }
  expect(untrue(seen)).toEqual([]);
  expect(told(seen)).toEqual(new Set([true, false]));
  for (const call of [support, admin]) {
    const decided: Seen[] = [];
    for (const { id, mayDecide, userStatus } of await listed(call)) {
      // The status that it has: nothing changes, and nobody is signed out.
      const body = { id, status: userStatus === 'Suspended' ? ('Suspended' as const) : ('Active' as const) };
      const { status } = await call('setUserStatus', {
        body: { ...body, reason: 'To see whether it may be' },
      });
      decided.push([mayDecide, status !== 403]);
    }
    expect(untrue(decided)).toEqual([]);
    expect(told(decided)).toEqual(new Set([true, false]));
  }
});
