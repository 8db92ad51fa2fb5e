/** Who has passed the last round is found, and offered the job together with the others by one form. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applicationEvents, jobDescriptions } from '../../src/hiring/index.ts';
import { settleRounds } from '../../src/hiring/rounds/settling.ts';
import { idempotentCalls } from '../../src/platform/idempotency/tables.ts';
import { addRoundTo, addSelection, roundIn, statusesOf } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

const hour = 60 * 60_000;

let server: TestServer;
let company: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
});
afterAll(() => server.close());

test('those who passed the last round are ready for an offer once it is closed, and all get it by one call that counts once', async () => {
  const { db } = server.database;
  const { jdID, applicants } = await addSelection(db, company, { now: startTime, people: 4 });
  // Of an audience of freshers the list has those whose institute has approved the job.
  await db.update(jobDescriptions).set({ audience: 'Both' }).where(eq(jobDescriptions.id, jdID));
  const idOf = (place: number) => applicants[place]?.applicationID ?? '';
  const first = await addRoundTo(company, jdID, roundIn(startTime, 2));
  const last = await addRoundTo(
    company,
    jdID,
    roundIn(startTime, 4, { name: 'HR interview', isFor: 'Passed' }),
  );
  const write = async (id: string, hours: number, results: readonly string[]) => {
    server.clock.now = new Date(startTime.getTime() + hours * hour);
    await company('saveRoundEntries', {
      params: { id },
      body: { entries: results.map((result, place) => ({ applicationID: idOf(place), result })) },
      headers: { 'idempotency-key': randomUUID() },
    });
  };
  const close = async (id: string) => {
    const { status } = await company('closeRound', { params: { id }, body: { rowVersion: 2 } });
    expect(status).toBe(200);
    await settleRounds(db, server.clock.now);
  };
  const found = async (stage: 'Ready for an offer' | 'Waiting list') => {
    const { data } = await company('listEligibleStudents', { query: { jdID, stage, sort: 'firstName' } });
    const { data: counted } = await company('countMappings', { query: { jdID, stage } });
    expect(counted.count).toBe(data.mapping.length);
    return data.mapping.map(({ id }) => id);
  };

  await write(first.id, 2.5, ['Passed', 'Passed', 'Passed', 'Failed']);
  await close(first.id);
  expect(await found('Ready for an offer')).toEqual([]);
  await write(last.id, 4.5, ['Passed', 'Passed', 'Waiting list']);
  expect(await found('Ready for an offer')).toEqual([]);
  await close(last.id);
  expect(await found('Ready for an offer')).toEqual([idOf(0), idOf(1)]);
  expect(await found('Waiting list')).toEqual([idOf(2)]);
  const { data } = await company('listRounds', { query: { jdID } });
  expect(data.places).toMatchObject({ ready: 2, waiting: [{ applicationID: idOf(2) }] });

  const respondBy = new Date(server.clock.now.getTime() + 72 * hour).toISOString();
  const key = randomUUID();
  const offerAll = (expectedCount: number) =>
    company('bulkUpdateMappings', {
      body: {
        jdID,
        filter: { stage: 'Ready for an offer' },
        expectedCount,
        status: 'Selected',
        offer: { ctcPaise: 90_000_000, location: 'Pune', joiningDate: '2027-07-01', respondBy },
      },
      headers: { 'idempotency-key': key },
    });
  expect((await offerAll(3)).error).toMatchObject({ code: 'STALE', details: { count: 2 } });
  expect((await offerAll(2)).data.results).toEqual([
    { id: idOf(0), ok: true },
    { id: idOf(1), ok: true },
  ]);
  expect(await found('Ready for an offer')).toEqual([]);
  // The answer was lost with the server: the names are sent again, and one who cannot be offered is listed with why.
  await db.delete(idempotentCalls);
  const again = await company('bulkUpdateMappings', {
    body: {
      jdID,
      ids: [idOf(0), idOf(1), idOf(3)],
      status: 'Selected',
      offer: { ctcPaise: 90_000_000, location: 'Pune', joiningDate: '2027-07-01', respondBy },
    },
    headers: { 'idempotency-key': key },
  });
  expect(again.data.results).toMatchObject([
    { id: idOf(0), ok: true },
    { id: idOf(1), ok: true },
    { id: idOf(3), ok: false, error: { code: 'ILLEGAL_TRANSITION' } },
  ]);
  expect(await statusesOf(db, jdID, applicants)).toEqual(['Selected', 'Selected', 'Shortlisted', 'Rejected']);
  const made = and(eq(applicationEvents.applicationID, idOf(0)), eq(applicationEvents.to, 'Selected'));
  expect(await db.$count(applicationEvents, made)).toBe(1);
});
