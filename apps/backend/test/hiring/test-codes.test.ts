/** Codes of an outside test: named and dealt out, each read and heard of by its own person alone. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { roundEntries } from '../../src/hiring/index.ts';
import { tellCodes } from '../../src/hiring/rounds/telling-codes.ts';
import { auditEvents } from '../../src/records/index.ts';
import { addRoundTo, addSelection, roundIn } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

let server: TestServer;
let company: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
});
afterAll(() => server.close());

test('codes are named or dealt out in the order of roll numbers; each person has and hears of the own one alone', async () => {
  const { db } = server.database;
  const { jdID, applicants } = await addSelection(db, company, { now: startTime, people: 3 });
  const link = 'https://test.example.com/t/{code}/start';
  const { id } = await addRoundTo(company, jdID, roundIn(startTime, 24, { link }));
  const give = (lines: readonly object[], call: Call = company) =>
    call('giveTestCodes', {
      params: { id },
      body: { lines },
      headers: { 'idempotency-key': randomUUID() },
    });
  const ownOf = async (place: number) => {
    const own = await server.actAs(applicants[place]?.userID ?? '');
    const { data } = await own('getJobDescription', { params: { id: jdID } });
    return data.jobDescription.application?.rounds?.[0];
  };

  expect(await ownOf(0)).toMatchObject({ isIn: true, link: null });
  // No door is said to be where there is none, though the link is not told yet.
  const waiting = await server.actAs(applicants[0]?.userID ?? '');
  const [shown] = (await waiting('getDashboard')).data.dashboard.rounds ?? [];
  expect(shown).toMatchObject({ id, isOnline: true, link: null, venue: null });
  const { data } = await give([
    { rollNumber: applicants[1]?.rollNumber, code: 'QX-2' },
    { code: 'QX-1' },
    { code: 'QX-2' },
    { code: 'QX-3' },
    { code: 'QX-4' },
    { rollNumber: 'NOBODY/1', code: 'QX-5' },
    { rollNumber: applicants[1]?.rollNumber, code: 'QX-6' },
  ]);
  expect(data.outcomes.map(({ ok, applicationID, error }) => (ok ? applicationID : error?.code))).toEqual([
    applicants[1]?.applicationID,
    applicants[0]?.applicationID,
    'DUPLICATE',
    'NOT_FOUND',
    'NOT_FOUND',
    'NOT_FOUND',
    'DUPLICATE',
  ]);
  expect((await give([{ code: 'QX-3' }])).data.outcomes).toMatchObject([
    { ok: true, applicationID: applicants[2]?.applicationID },
  ]);
  expect((await give([{ code: 'a b' }])).status).toBe(422);

  expect(await ownOf(0)).toMatchObject({ testCode: 'QX-1', link: 'https://test.example.com/t/QX-1/start' });
  // However often it is looked, and though the server itself may have some of them in its hands.
  await tellCodes(db, startTime);
  await tellCodes(db, startTime);
  await expect.poll(() => db.$count(roundEntries, eq(roundEntries.isCodeUntold, true))).toBe(0);
  const told = await toldPeople(db);
  const heard = (code: string) =>
    told.filter(({ content }) => content.includes(code)).flatMap(({ people }) => people);
  expect(heard('QX-1')).toEqual([applicants[0]?.userID]);
  expect(heard('QX-3')).toEqual([applicants[2]?.userID]);

  const listed = await company('listRoundEntries', { params: { id }, query: { hasCode: true } });
  expect(listed.data.roundEntry.map(({ testCode }) => testCode)).toEqual(['QX-1', 'QX-2', 'QX-3']);
  const officer = await server.actAs(seededID('user/9000000031'));
  const seen = await officer('listRoundEntries', { params: { id }, query: { hasCode: false } });
  const events = await officer('listMappingEvents', { params: { id: applicants[0]?.applicationID ?? '' } });
  expect(seen.data.roundEntry).toHaveLength(3);
  expect(JSON.stringify([seen.data, events.data])).not.toContain('QX-');
  expect((await give([{ code: 'QX-9' }], officer)).status).toBe(403);
  // What is kept for ever says that codes were given, and none of them.
  expect(JSON.stringify(await db.select().from(auditEvents))).not.toContain('QX-');
});
