/** The cut-off in the marks of a round: tried out, then set for everybody at once. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { roundEntries } from '../../src/hiring/index.ts';
import { cutOff } from '../../src/hiring/rounds/cut-off.ts';
import { roundEvents } from '../../src/hiring/tables/rounds.ts';
import { addRoundTo, addSelection, roundIn, type Applicant } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let company: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
});
afterAll(() => server.close());

let roundID: string;
let people: Applicant[];

/** Marks of the people in their order; absent, on hold, and without marks. */
const marks = [80, 60, 60, 59.99, 12, 'Absent', 'On hold', undefined] as const;

beforeEach(async () => {
  server.clock.now = startTime;
  const added = await addSelection(server.database.db, company, { now: startTime, people: marks.length });
  people = added.applicants;
  ({ id: roundID } = await addRoundTo(company, added.jdID, roundIn(startTime, 2, { maxMarks: 100 })));
  server.clock.now = new Date(startTime.getTime() + 3 * 60 * 60_000);
  const entries = marks.flatMap((each, index): object[] => {
    const applicationID = people[index]?.applicationID;
    if (each === undefined) return [];
    if (each === 'Absent') return [{ applicationID, attendance: each }];
    return [each === 'On hold' ? { applicationID, marks: 70, result: each } : { applicationID, marks: each }];
  });
  await company('saveRoundEntries', {
    params: { id: roundID },
    body: { entries },
    headers: { 'idempotency-key': randomUUID() },
  });
});

const versionNow = async () => (await cut({ atLeast: 1, dryRun: true, rowVersion: 1 })).data.round.rowVersion;

const cut = (body: object, call: Call = company) => call('setCutOff', { params: { id: roundID }, body });

const resultsNow = async () => {
  const rows = await server.database.db.select().from(roundEntries).where(eq(roundEntries.roundID, roundID));
  const found = new Map(rows.map(({ applicationID, result }) => [applicationID, result]));
  return people.map(({ applicationID }) => found.get(applicationID));
};

describe('a cut-off', () => {
  test('is tried out by marks and by the best, and changes nothing meanwhile', async () => {
    const rowVersion = await versionNow();
    const tried = async (body: object) => (await cut({ rowVersion, dryRun: true, ...body })).data.cutOff;
    const others = { without: 1, absent: 1, kept: 1 };
    expect(await tried({ atLeast: 60 })).toEqual({ passed: 3, failed: 2, ...others, least: 60 });
    expect(await tried({ atLeast: 60.01 })).toEqual({ passed: 1, failed: 4, ...others, least: 60.01 });
    // Two have as many marks as the second: they are not divided.
    expect(await tried({ best: 2 })).toEqual({ passed: 3, failed: 2, ...others, least: 60 });
    expect(await tried({ best: 400 })).toEqual({ passed: 5, failed: 0, ...others, least: 12 });
    expect((await resultsNow()).filter((each) => each === 'Passed')).toEqual([]);
  });

  test('is set for all at once, each with an event, and may be set anew until the round is closed', async () => {
    const rowVersion = await versionNow();
    const set = await cut({ atLeast: 60, rowVersion });
    expect(set.data.round).toMatchObject({ state: 'Running', counts: { passed: 3, failed: 2, onHold: 1 } });
    const expected = ['Passed', 'Passed', 'Passed', 'Failed', 'Failed', 'None', 'On hold', undefined];
    expect(await resultsNow()).toEqual(expected);
    // Who had looked at what was there before is told.
    expect((await cut({ atLeast: 70, rowVersion })).error?.code).toBe('STALE');
    await cut({ atLeast: 70, rowVersion: await versionNow() });
    expect(await resultsNow()).toEqual([
      'Passed',
      'Failed',
      'Failed',
      'Failed',
      'Failed',
      'None',
      'On hold',
      undefined,
    ]);
    const events = await server.database.db
      .select({ result: roundEvents.result })
      .from(roundEvents)
      .innerJoin(roundEntries, eq(roundEntries.id, roundEvents.entryID))
      .where(eq(roundEntries.applicationID, people[1]?.applicationID ?? ''));
    expect(new Set(events.map(({ result }) => result))).toEqual(new Set(['Failed', 'Passed', null]));
    await company('closeRound', { params: { id: roundID }, body: { rowVersion: await versionNow() } });
    const late = await cut({ atLeast: 1, rowVersion: 1 });
    expect(late.error?.code).toBe('ILLEGAL_TRANSITION');
  });

  test('that cannot be is said plainly', async () => {
    const rowVersion = await versionNow();
    const code = async (body: object) => (await cut({ rowVersion, ...body })).error?.fields[0]?.code;
    expect(await code({ atLeast: 101 })).toBe('tooLarge');
    expect(await code({})).toBe('required');
    expect(await code({ atLeast: 60, best: 3 })).toBe('required');
  });

  test('is the company’s alone', async () => {
    const officer = await server.actAs(seededID('user/9000000031'));
    expect((await cut({ atLeast: 60, rowVersion: 1 }, officer)).status).toBe(403);
    const other = await server.actAs(seededID('user/9000000022'));
    expect((await cut({ atLeast: 60, rowVersion: 1 }, other)).status).toBe(404);
  });
});

test('nobody who passes has fewer marks than somebody who fails, and at least the best pass', () => {
  const person = fc.record({
    id: fc.uuid(),
    attendance: fc.constantFrom('Present' as const, 'Absent' as const, 'Unknown' as const),
    result: fc.constantFrom('None' as const, 'On hold' as const, 'Failed' as const),
    marks: fc.option(fc.integer({ min: 0, max: 20 })),
  });
  fc.assert(
    fc.property(fc.array(fc.option(person)), fc.integer({ min: 1, max: 30 }), (crowd, best) => {
      const { passed, failed, without, absent, kept } = cutOff(crowd, { best });
      expect(passed.length + failed.length + without + absent + kept).toBe(crowd.length);
      expect(passed.length).toBeGreaterThanOrEqual(Math.min(best, passed.length + failed.length));
      const lowest = Math.min(...passed.map(({ marks: each }) => each));
      expect(failed.every(({ marks: each }) => each < lowest)).toBe(true);
    }),
  );
});
