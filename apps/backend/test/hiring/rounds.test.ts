/** The rounds of a selection: planned, who came, what came of them, and what follows when one closes. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applicationEvents, applications, roundEntries, rounds } from '../../src/hiring/index.ts';
import { settleRounds } from '../../src/hiring/rounds/settling.ts';
import { findWallet } from '../../src/money/index.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { checkLedger } from '../support/ledger.ts';
import { addPerson } from '../support/people.ts';
import {
  addRoundTo,
  addSelection,
  cancelJob,
  roundIn,
  statusesOf,
  type Applicant,
} from '../support/rounds.ts';
import { toldPeople } from '../support/told.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

const hour = 60 * 60_000;

let server: TestServer;
let company: Call;
let officer: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
  officer = await server.actAs(seededID('user/9000000031'));
});
afterAll(() => server.close());

let jdID: string;
let people: Applicant[];
let person: (index: number) => Applicant;
beforeEach(async () => {
  server.clock.now = startTime;
  const { db } = server.database;
  const added = await addSelection(db, company, { now: startTime, people: 6 });
  ({ jdID, applicants: people } = added);
  person = (index) => {
    const found = people[index];
    if (found === undefined) throw new Error(`There is no applicant ${index}.`);
    return found;
  };
});

/** Moves the clock. */
const wait = (hours: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + hours * hour);
};

const save = (call: Call, id: string, entries: readonly object[]) =>
  call('saveRoundEntries', {
    params: { id },
    body: { entries },
    headers: { 'idempotency-key': randomUUID() },
  });

const versionOf = async (id: string): Promise<number> => {
  const [row] = await server.database.db.select().from(rounds).where(eq(rounds.id, id));
  return row?.rowVersion ?? 0;
};

const close = async (id: string, more: object = {}, call: Call = company) =>
  call('closeRound', { params: { id }, body: { rowVersion: await versionOf(id), ...more } });

const settle = () => settleRounds(server.database.db, server.clock.now);

/** Does something while whoever carries a closing out has to wait for one of its people. */
function whileHeld<Result>({ applicationID }: Applicant, work: () => Promise<Result>): Promise<Result> {
  // The one connection of PGlite would wait for itself.
  if (process.env.TEST_DATABASE_URL === undefined) return work();
  return server.database.db.transaction(async (tx) => {
    await tx.select().from(applications).where(eq(applications.id, applicationID)).for('update');
    return work();
  });
}

/** Does two things at once, which wait for these rounds until both have begun. */
async function bothAtOnce<Result>(ids: readonly string[], work: () => Promise<Result>): Promise<Result> {
  const { db } = server.database;
  // On its one connection PGlite does one after the other.
  if (process.env.TEST_DATABASE_URL === undefined) return work();
  const { going } = await db.transaction(async (tx) => {
    await tx
      .select()
      .from(rounds)
      .where(inArray(rounds.id, [...ids]))
      .for('update');
    const begun = { going: work() };
    const waiting = sql`(select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock') as waiting`;
    await expect.poll(async () => (await db.select({ one: sql`1` }).from(waiting)).length).toBe(2);
    return begun;
  });
  return going;
}

const balance = async () =>
  (await findWallet(server.database.db, { type: 'company', id: companyID('navyug') }))?.balance ?? 0;

const round = (hours = 2, more: object = {}) =>
  addRoundTo(company, jdID, roundIn(server.clock.now, hours, more));

describe('planning', () => {
  test('rounds stand in their order, with everybody who has applied in the first', async () => {
    await round();
    await round(30, { name: 'HR interview', kind: 'HR interview', isFor: 'Passed' });
    const { data } = await company('listRounds', { query: { jdID } });
    expect(data.round.map(({ name, order, counts }) => [order, name, counts.people])).toEqual([
      [1, 'Aptitude test', 6],
      [2, 'HR interview', 0],
    ]);
    expect(data.places).toMatchObject({ openings: 2, taken: 0, open: 2, waiting: [] });
    expect(data.mayPlan).toBe(true);
    expect((await officer('listRounds', { query: { jdID } })).data.mayPlan).toBe(false);
  });

  test('what cannot be is said plainly', async () => {
    await round(2);
    const add = (hours: number, more: object = {}) =>
      company('addRound', { body: { jdID, ...roundIn(startTime, hours, more) } });
    const code = async (answer: Promise<Pick<Awaited<ReturnType<typeof add>>, 'error'>>) =>
      (await answer).error?.fields[0]?.code;
    expect(await code(add(-1))).toBe('past');
    expect(await code(add(2))).toBe('overlap');
    expect(await code(add(8, { endsAt: startTime.toISOString() }))).toBe('order');
    expect(await code(add(8, { mode: 'Remote' }))).toBe('required');
    expect(await code(add(8, { mode: 'On site' }))).toBe('required');
    const { id, rowVersion, endsAt } = await addRoundTo(company, jdID, roundIn(startTime, 8));
    const change = (times: object) =>
      company('updateRound', { params: { id }, body: { ...times, rowVersion } });
    expect(await code(change({ startsAt: roundIn(startTime, 2).startsAt, endsAt }))).toBe('overlap');
    expect(await code(change({ startsAt: roundIn(startTime, -1).startsAt, endsAt }))).toBe('past');
  });

  test('a round that has begun may end later; its beginning stays', async () => {
    const { id, startsAt, endsAt, rowVersion } = await round(2);
    const { startsAt: nextAt } = await round(8, { name: 'HR interview' });
    server.clock.now = new Date(Date.parse(startsAt) + hour / 2);
    const change = (times: object) =>
      company('updateRound', { params: { id }, body: { ...times, rowVersion } });
    const wrong = async (times: object) => {
      const [field] = (await change(times)).error?.fields ?? [];
      return [field?.path, field?.code];
    };
    expect(await wrong({ endsAt: new Date(Date.parse(startsAt) + hour / 4).toISOString() })).toEqual([
      'endsAt',
      'past',
    ]);
    expect(await wrong({ startsAt: new Date(Date.parse(startsAt) + hour / 4).toISOString() })).toEqual([
      'startsAt',
      'past',
    ]);
    expect(await wrong({ endsAt: new Date(Date.parse(nextAt) + hour).toISOString() })).toEqual([
      'endsAt',
      'overlap',
    ]);
    const later = new Date(Date.parse(endsAt) + hour).toISOString();
    expect((await change({ startsAt, endsAt: later })).data.round).toMatchObject({ startsAt, endsAt: later });
  });

  test('two that are moved at once do not come to overlap', async () => {
    const [one, other] = [await round(2), await round(8, { name: 'HR interview' })];
    const move = ({ id, rowVersion }: typeof one, times: object) =>
      company('updateRound', { params: { id }, body: { ...times, rowVersion } });
    // Either alone could be: each looks at the other as it was.
    const meeting = new Date(Date.parse(one.endsAt) + hour).toISOString();
    const both = await bothAtOnce([one.id, other.id], () =>
      Promise.all([
        move(one, { endsAt: new Date(Date.parse(meeting) + hour).toISOString() }),
        move(other, { startsAt: meeting }),
      ]),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });

  test('only who wrote the job plans its selection; other companies do not see it', async () => {
    const { id } = await round();
    const body = { jdID, ...roundIn(startTime, 30) };
    expect((await officer('addRound', { body })).status).toBe(403);
    const other = await server.actAs(seededID('user/9000000022'));
    expect((await other('listRounds', { query: { jdID } })).status).toBe(404);
    expect((await other('listRoundEntries', { params: { id } })).status).toBe(404);
  });

  test('a change tells those in the round; two who change it at once hear of one another', async () => {
    const { id, rowVersion } = await round();
    const body = { venue: 'Hall 3', rowVersion };
    expect((await company('updateRound', { params: { id }, body })).status).toBe(200);
    expect((await company('updateRound', { params: { id }, body })).error?.code).toBe('STALE');
    const told = (await toldPeople(server.database.db)).filter(({ content }) => content.includes('Hall 3'));
    expect(told.flatMap((each) => each.people).toSorted()).toEqual(
      people.map(({ userID }) => userID).toSorted(),
    );
  });

  test('a round of which something is known is not removed', async () => {
    const { id } = await round();
    await save(company, id, [{ applicationID: person(0).applicationID, attendance: 'Absent' }]);
    expect((await company('deleteRound', { params: { id } })).error?.code).toBe('IN_USE');
    const { id: empty } = await round(30);
    expect((await company('deleteRound', { params: { id: empty } })).status).toBe(200);
  });
});

describe('attendance and results', () => {
  test('a list of roll numbers is written line by line', async () => {
    const { id } = await round(2, { maxMarks: 100 });
    wait(2.5);
    const { data } = await save(company, id, [
      { rollNumber: person(0).rollNumber.toLowerCase(), result: 'Passed', marks: 64 },
      { rollNumber: 'NOBODY/1', result: 'Passed' },
      { rollNumber: person(1).rollNumber, result: 'Failed', marks: 101 },
      { rollNumber: person(0).rollNumber, result: 'Failed' },
      { rollNumber: person(2).rollNumber, result: 'Waiting list' },
      { rollNumber: person(3).rollNumber, result: 'Waiting list', rank: 1 },
    ]);
    expect(data.outcomes.map(({ ok, error }) => (ok ? 'ok' : error?.code))).toEqual([
      'ok',
      'NOT_FOUND',
      'VALIDATION_FAILED',
      'DUPLICATE',
      'ok',
      'DUPLICATE',
    ]);
    expect(data.round).toMatchObject({
      state: 'Running',
      counts: { present: 2, passed: 1, waiting: 1, without: 4 },
    });
  });

  test('people of another job are none of this round', async () => {
    const { id } = await round();
    const other = await addSelection(server.database.db, company, { now: startTime, people: 1 });
    const { data } = await save(company, id, [
      { applicationID: other.applicants[0]?.applicationID, result: 'Passed' },
    ]);
    expect(data.outcomes).toMatchObject([{ ok: false, error: { code: 'NOT_FOUND' } }]);
  });

  test('two who check the same person in: the first time counts, the second is told', async () => {
    const { id } = await round();
    wait(1);
    const at = (minutes: number) => new Date(server.clock.now.getTime() + minutes * 60_000).toISOString();
    const { applicationID } = person(0);
    await save(company, id, [{ applicationID, attendance: 'Present', at: at(-5) }]);
    const later = await save(officer, id, [{ applicationID, attendance: 'Present', at: at(0) }]);
    expect(later.data.outcomes).toMatchObject([{ ok: true, isRepeated: true }]);
    const { data } = await company('listRoundEntries', { params: { id }, query: { attendance: 'Present' } });
    expect(data.roundEntry).toMatchObject([{ applicationID, attendedAt: at(-5) }]);
    // One that was kept without a network and comes in last was first at the door.
    await save(officer, id, [{ applicationID, attendance: 'Present', at: at(-9) }]);
    const { data: now } = await company('listRoundEntries', {
      params: { id },
      query: { attendance: 'Present' },
    });
    expect(now.roundEntry).toMatchObject([{ attendedAt: at(-9) }]);
  });

  test('a clock that is set wrong is said', async () => {
    const { id } = await round();
    const far = new Date(server.clock.now.getTime() + hour).toISOString();
    const early = new Date(server.clock.now.getTime() - 48 * hour).toISOString();
    for (const at of [far, early]) {
      const { data } = await save(company, id, [
        { applicationID: person(0).applicationID, attendance: 'Present', at },
      ]);
      expect(data.outcomes).toMatchObject([{ ok: false, error: { code: 'VALIDATION_FAILED' } }]);
    }
  });

  test('an officer says who came of the own campus, and judges nobody', async () => {
    const { id } = await round();
    const { db } = server.database;
    const { id: userID } = await addPerson(db, 'student', instituteID('marina'));
    const [foreign] = await db
      .insert(applications)
      .values({ jdID, userID, status: 'Applied', appliedAt: startTime })
      .returning();
    const { data } = await save(officer, id, [
      { applicationID: person(0).applicationID, attendance: 'Absent' },
      { applicationID: person(1).applicationID, result: 'Passed' },
      { applicationID: foreign?.id, attendance: 'Present' },
    ]);
    expect(data.outcomes.map(({ ok, error }) => (ok ? 'ok' : error?.code))).toEqual([
      'ok',
      'FORBIDDEN',
      'NOT_FOUND',
    ]);
    expect(data.round.counts.people).toBe(6);
  });

  test('a note is the company’s own', async () => {
    const { id } = await round();
    await save(company, id, [{ applicationID: person(0).applicationID, note: 'Ask about Java' }]);
    const seen = await company('listRoundEntries', { params: { id } });
    expect(seen.data.roundEntry[0]?.note).toBe('Ask about Java');
    expect((await officer('listRoundEntries', { params: { id } })).text).not.toContain('Ask about Java');
  });

  test('somebody who did not come has no result, and an excuse has a reason', async () => {
    const { id } = await round();
    const { applicationID } = person(0);
    await save(company, id, [{ applicationID, attendance: 'Absent' }]);
    const wrong = await save(company, id, [{ applicationID, result: 'Passed' }]);
    expect(wrong.data.outcomes).toMatchObject([{ ok: false, error: { code: 'ILLEGAL_TRANSITION' } }]);
    const bare = await save(officer, id, [{ applicationID, attendance: 'Excused' }]);
    expect(bare.data.outcomes).toMatchObject([{ ok: false, error: { code: 'VALIDATION_FAILED' } }]);
    const said = await save(officer, id, [{ applicationID, attendance: 'Excused', excuse: 'Examination' }]);
    expect(said.data.outcomes).toMatchObject([{ ok: true }]);
  });
});

describe('closing', () => {
  /** Two pass, one fails, one is absent, one on hold, one has no result. */
  async function judged() {
    const { id } = await round();
    wait(2.5);
    const results = [
      { result: 'Passed' },
      { result: 'Passed' },
      { result: 'Failed' },
      { attendance: 'Absent' },
      { result: 'On hold' },
    ];
    await save(
      company,
      id,
      results.map((each, index) => ({ applicationID: person(index).applicationID, ...each })),
    );
    return id;
  }

  test('says first what it will do, then does exactly that, once', async () => {
    const id = await judged();
    const before = await balance();
    const shown = await close(id, { dryRun: true });
    expect(shown.data.closing).toMatchObject({
      passed: 2,
      failed: 1,
      absent: 1,
      onHold: 1,
      waiting: 0,
      withoutCount: 1,
      told: 4,
      credits: { needed: 20, balance: before },
    });
    expect(await statusesOf(server.database.db, jdID, people)).toEqual(people.map(() => 'Applied'));

    const closed = await whileHeld(person(0), () => close(id));
    expect(closed.data.round).toMatchObject({ state: 'Closed', isSettling: true });
    await Promise.all([settle(), settle()]);
    await settle();
    expect(await statusesOf(server.database.db, jdID, people)).toEqual([
      'Shortlisted',
      'Shortlisted',
      'Rejected',
      'Rejected',
      'On Hold',
      'Applied',
    ]);
    expect(await balance()).toBe(before - 20);
    expect(await checkLedger(server.database.db)).toEqual([]);
    const [absent] = await server.database.db
      .select()
      .from(applications)
      .where(eq(applications.id, person(3).applicationID));
    expect(absent).toMatchObject({ statusReasonCode: 'No show', statusNote: 'Did not come: Aptitude test' });
    const events = await server.database.db.$count(
      applicationEvents,
      sql`${applicationEvents.applicationID} in ${people.map(({ applicationID }) => applicationID)}`,
    );
    expect(events).toBe(5);
  });

  test('the second who closes is told who did, and nothing is counted twice', async () => {
    const id = await judged();
    const before = await balance();
    const version = await versionOf(id);
    const answers = await Promise.all(
      [1, 2, 3].map(() => company('closeRound', { params: { id }, body: { rowVersion: version } })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect(answers.find(({ status }) => status === 409)?.message).toContain('closed this round');
    await settle();
    expect(await balance()).toBe(before - 20);
  });

  test('who withdrew meanwhile is left, and named', async () => {
    const id = await judged();
    await server.database.db
      .update(applications)
      .set({ status: 'Withdrawn', rowVersion: 2 })
      .where(eq(applications.id, person(0).applicationID));
    const { data } = await close(id);
    expect(data.closing).toMatchObject({ passed: 1, leftCount: 1, credits: { needed: 10 } });
    await settle();
    expect((await statusesOf(server.database.db, jdID, people))[0]).toBe('Withdrawn');
    const late = await save(company, id, [{ applicationID: person(0).applicationID, result: 'Failed' }]);
    expect(late.data.outcomes).toMatchObject([{ ok: false }]);
  });

  test('a round that has not begun, one behind an open one, and one of a cancelled job are not closed', async () => {
    const first = await round();
    const second = await round(4, { isFor: 'Passed', name: 'HR interview' });
    expect((await close(first.id)).error?.code).toBe('ILLEGAL_TRANSITION');
    wait(6);
    expect((await close(second.id)).error?.code).toBe('ILLEGAL_TRANSITION');
    await cancelJob(server.database.db, jdID, server.clock.now);
    expect((await close(first.id)).error?.code).toBe('ILLEGAL_TRANSITION');
  });

  test('who passes goes on to the next round; failing there ends it with the name of the round', async () => {
    const id = await judged();
    const next = await round(2, { isFor: 'Passed', name: 'HR interview', kind: 'HR interview' });
    await close(id);
    await settle();
    const { data } = await company('listRoundEntries', { params: { id: next.id } });
    expect(data.roundEntry.map(({ applicationID }) => applicationID).toSorted()).toEqual(
      [person(0).applicationID, person(1).applicationID].toSorted(),
    );
    wait(3);
    const before = await balance();
    await save(company, next.id, [
      { applicationID: person(0).applicationID, result: 'Waiting list' },
      { applicationID: person(1).applicationID, result: 'Failed' },
    ]);
    await close(next.id);
    await settle();
    expect((await statusesOf(server.database.db, jdID, people)).slice(0, 2)).toEqual([
      'Shortlisted',
      'Rejected',
    ]);
    expect(await balance()).toBe(before);
    const { data: listed } = await company('listRounds', { query: { jdID } });
    expect(listed.places).toMatchObject({
      open: 2,
      waiting: [{ applicationID: person(0).applicationID, place: 1, roundName: 'HR interview' }],
    });
  });

  test('is taken back within ten minutes, and closing again costs nothing more', async () => {
    const id = await judged();
    const before = await balance();
    await close(id);
    await settle();
    expect((await company('reopenRound', { params: { id } })).status).toBe(200);
    expect(await statusesOf(server.database.db, jdID, people)).toEqual(people.map(() => 'Applied'));
    await close(id);
    await settle();
    expect(await balance()).toBe(before - 20);
    expect((await statusesOf(server.database.db, jdID, people)).slice(0, 3)).toEqual([
      'Shortlisted',
      'Shortlisted',
      'Rejected',
    ]);
    wait(1);
    expect((await company('reopenRound', { params: { id } })).error?.code).toBe('ILLEGAL_TRANSITION');
  });

  test('is not taken back once somebody has acted on it', async () => {
    const id = await judged();
    await close(id);
    await settle();
    const { applicationID } = person(0);
    const rejected = { id: applicationID, status: 'Rejected', reasonCode: 'Skills' };
    await company('setMappingStatus', { body: rejected, headers: { 'idempotency-key': randomUUID() } });
    expect((await company('reopenRound', { params: { id } })).error?.code).toBe('ILLEGAL_TRANSITION');
  });

  test('an absence is excused afterwards, and no longer counts', async () => {
    const id = await judged();
    await close(id);
    await settle();
    const { applicationID } = person(3);
    const { data } = await save(officer, id, [
      { applicationID, attendance: 'Excused', excuse: 'Was in hospital' },
    ]);
    expect(data.outcomes).toMatchObject([{ ok: true }]);
    const [row] = await server.database.db
      .select()
      .from(applications)
      .where(eq(applications.id, applicationID));
    expect(row).toMatchObject({ status: 'Rejected', statusReasonCode: 'Other' });
    const [entry] = await server.database.db
      .select()
      .from(roundEntries)
      .where(and(eq(roundEntries.roundID, id), eq(roundEntries.applicationID, applicationID)));
    expect(entry).toMatchObject({ attendance: 'Excused', excuse: 'Was in hospital' });
  });

  test('the student reads what happened and what comes next, and never a note or a result before its time', async () => {
    const id = await judged();
    await save(company, id, [{ applicationID: person(0).applicationID, note: 'Strong' }]);
    await round(2, { isFor: 'Passed', name: 'HR interview', kind: 'HR interview', venue: 'Hall 1' });
    const read = async (index: number) => {
      const student = await server.actAs(person(index).userID);
      const { data, text } = await student('getJobDescription', { params: { id: jdID } });
      expect(text).not.toContain('Strong');
      return data.jobDescription.application?.rounds;
    };
    expect((await read(0))?.[0]?.result).toBeUndefined();
    await close(id);
    await settle();
    expect(await read(0)).toMatchObject([
      { state: 'Closed', result: 'Passed', attendance: 'Present' },
      { name: 'HR interview', isIn: true, venue: 'Hall 1' },
    ]);
    expect(await read(2)).toMatchObject([{ result: 'Failed' }, { isIn: false }]);
    expect((await read(2))?.[1]?.venue).toBeUndefined();
  });

  test('why it ended is read in the own language, and told in it', async () => {
    const { id } = await round();
    wait(2.5);
    await save(company, id, [{ applicationID: person(0).applicationID, result: 'Failed' }]);
    await close(id);
    await settle();
    const student = await server.actAs(person(0).userID);
    const read = async (language: string) => {
      const { data } = await student('getJobDescription', {
        params: { id: jdID },
        headers: { 'accept-language': language },
      });
      const { statusNote, timeline = [] } = data.jobDescription.application ?? {};
      return [statusNote, timeline.at(-1)?.reason];
    };
    expect(await read('en')).toEqual(['Round: Aptitude test', 'Round: Aptitude test']);
    expect(await read('hi')).toEqual(['राउंड: Aptitude test', 'राउंड: Aptitude test']);
    expect(await read('mr')).toEqual(['फेरी: Aptitude test', 'फेरी: Aptitude test']);
  });

  test('a student on the waiting list reads the place', async () => {
    const { id } = await round();
    wait(2.5);
    const waiting = [3, 1, 2].map((rank, index) => ({
      applicationID: person(index).applicationID,
      result: 'Waiting list',
      rank,
    }));
    await save(company, id, waiting);
    await close(id);
    await settle();
    const student = await server.actAs(person(0).userID);
    const place = async () => {
      const { data } = await student('getJobDescription', { params: { id: jdID } });
      return data.jobDescription.application?.rounds?.[0]?.waitingPlace;
    };
    expect(await place()).toBe(3);
    await server.database.db
      .update(applications)
      .set({ status: 'Withdrawn' })
      .where(eq(applications.id, person(1).applicationID));
    expect(await place()).toBe(2);
  });

  test('when an offer ends the next of the waiting list is proposed to the company', async () => {
    const { id } = await round();
    wait(2.5);
    const judge = ['Waiting list', 'Waiting list', 'Passed'].map((result, index) => ({
      applicationID: person(index).applicationID,
      result,
    }));
    await save(company, id, judge);
    await close(id);
    await settle();
    const move = (call: Call, body: object) =>
      call('setMappingStatus', {
        body: { id: person(2).applicationID, ...body },
        headers: { 'idempotency-key': randomUUID() },
      });
    const respondBy = new Date(server.clock.now.getTime() + 72 * hour).toISOString();
    await move(company, { status: 'Selected', offer: { ctcPaise: 60_000_000, respondBy } });
    const told = async () =>
      (await toldPeople(server.database.db)).filter(({ content }) =>
        content.includes('next on the waiting list'),
      );
    const before = (await told()).length;
    const student = await server.actAs(person(2).userID);
    await move(student, { status: 'Offer Declined', reasonCode: 'Personal' });
    const [news, ...more] = (await told()).slice(before);
    expect(news?.content).toContain('StudentA');
    expect(news?.cta).toBe(`/job-description/${jdID}/drive`);
    expect(more).toEqual([]);
  });
});
