/** Short timed tests of a round: the bank, one attempt a candidate by the server's clock, and the marks that come of it. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { roundEntries } from '../../src/hiring/index.ts';
import { testAttempts } from '../../src/hiring/tables/tests.ts';
import { orderOf } from '../../src/hiring/tests/order.ts';
import { endTests, scoreOf } from '../../src/hiring/tests/scoring.ts';
import { whileRefused } from '../support/refused-rows.ts';
import { addRoundTo, addSelection, roundIn, type Applicant } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

const minute = 60_000;

let server: TestServer;
let company: Call;
let officer: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
  officer = await server.actAs(seededID('user/9000000031'));
});
afterAll(() => server.close());

let id: string;
let jdID: string;
let people: Applicant[];
let student: Call;
let questionIDs: string[];

const question = (text: string, more: object = {}) => ({
  text,
  options: ['wrong one', 'right one', 'wrong two', 'wrong three'],
  rightOption: 1,
  marks: 2,
  negativeMarks: 0.5,
  ...more,
});

const bank = (call: Call, body: object) => call('saveTestQuestion', { params: { id }, body });

beforeEach(async () => {
  server.clock.now = startTime;
  const added = await addSelection(server.database.db, company, { now: startTime, people: 2 });
  ({ jdID, applicants: people } = added);
  ({ id } = await addRoundTo(company, jdID, roundIn(startTime, 2)));
  questionIDs = [];
  for (const text of ['First?', 'Second?', 'Third?']) {
    questionIDs.push((await bank(company, question(text))).data.testQuestion.id);
  }
  await company('setRoundTest', { params: { id }, body: { minutes: 30, questionIDs } });
  student = await server.actAs(people[0]?.userID ?? '');
});

const wait = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * minute);
};

const read = async (call: Call = student) => (await call('getOwnTest', { params: { id } })).data.ownTest;
const start = (call: Call = student) => call('startOwnTest', { params: { id } });
const finish = (call: Call = student) => call('finishOwnTest', { params: { id } });

const answer = (answers: readonly { questionID: string; chosen: number | null; at?: number }[]) =>
  student('saveTestAnswers', {
    params: { id },
    body: {
      answers: answers.map(({ at = 0, ...each }) => ({
        ...each,
        givenAt: new Date(server.clock.now.getTime() + at).toISOString(),
      })),
    },
  });

/** The answers to all questions, each the right one or a wrong one. */
async function answersOf(areRight: readonly boolean[]) {
  const { testItem } = await read();
  return testItem.slice(0, areRight.length).map(({ id: questionID, options }, index) => {
    const right = options.indexOf('right one');
    return { questionID, chosen: areRight[index] === true ? right : (right + 1) % options.length };
  });
}

const entryNow = async () => {
  const { applicationID = '' } = people[0] ?? {};
  const isOwn = and(eq(roundEntries.roundID, id), eq(roundEntries.applicationID, applicationID));
  return (await server.database.db.select().from(roundEntries).where(isOwn))[0];
};

describe('the bank', () => {
  test('is of the company: others of it use it, no other company and no office reads it', async () => {
    const { data } = await company('listTestQuestions', { params: { id } });
    expect(data.roundTest).toEqual({ minutes: 30, questionIDs, begun: 0 });
    expect(data.testQuestion.map(({ text }) => text)).toEqual(expect.arrayContaining(['First?', 'Third?']));
    expect((await officer('listTestQuestions', { params: { id } })).status).toBe(403);
    expect((await student('listTestQuestions', { params: { id } })).status).toBe(403);
    const other = await server.actAs(seededID('user/9000000022'));
    expect((await other('listTestQuestions', { params: { id } })).status).toBe(404);
    expect((await bank(other, question('Ours?'))).status).toBe(404);
  });

  test('says plainly what is no question', async () => {
    const code = async (more: object) => (await bank(company, question('Why?', more))).error?.fields[0]?.code;
    expect(await code({ options: ['same', 'same '], rightOption: 0 })).toBe('repeated');
    expect(await code({ options: ['one', 'other'], rightOption: 2 })).toBe('oneOf');
    expect(await code({ options: ['one'], rightOption: 0 })).toBe('tooFew');
  });

  test('two who change a question hear of one another; a round asks what it was', async () => {
    const [first = ''] = questionIDs;
    const change = { id: first, rowVersion: 1, ...question('Changed?') };
    expect((await bank(company, change)).status).toBe(200);
    expect((await bank(company, change)).error?.code).toBe('STALE');
    await company('deleteTestQuestion', { params: { id }, query: { questionID: first } });
    wait(120);
    await start();
    expect((await read()).testItem.map(({ text }) => text).toSorted()).toEqual([
      'First?',
      'Second?',
      'Third?',
    ]);
  });

  test('the marks of a test are those of its questions; once somebody has begun it stays', async () => {
    const { data } = await company('listRounds', { query: { jdID } });
    expect(data.round[0]?.maxMarks).toBe(6);
    const set = (minutes: number) =>
      company('setRoundTest', { params: { id }, body: { minutes, questionIDs: questionIDs.slice(1) } });
    expect((await set(90)).error?.fields[0]?.code).toBe('tooLarge');
    wait(120);
    await start();
    expect((await set(20)).error?.code).toBe('IN_USE');
  });
});

describe('a round and its test', () => {
  const change = async (fields: object) => {
    const { data } = await company('listRounds', { query: { jdID } });
    const { rowVersion = 1 } = data.round[0] ?? {};
    return company('updateRound', { params: { id }, body: { ...fields, rowVersion } });
  };
  const refused = async (fields: object) => {
    const { error } = await change(fields);
    return error?.fields.map(({ path, code }) => `${path} ${code}`);
  };

  test('have the same highest marks: those of its questions are changed by the test alone', async () => {
    expect(await refused({ maxMarks: 10 })).toEqual(['maxMarks fixed']);
    expect(await refused({ maxMarks: null })).toEqual(['maxMarks fixed']);
    expect((await change({ maxMarks: 6, bring: 'A pen' })).status).toBe(200);
    await company('setRoundTest', { params: { id }, body: { minutes: 30, questionIDs: [] } });
    expect((await change({ maxMarks: 10 })).status).toBe(200);
  });

  test('have time enough: a round is not made shorter than its test takes', async () => {
    const { data } = await company('listRounds', { query: { jdID } });
    const startsAt = Date.parse(data.round[0]?.startsAt ?? '');
    const endsAt = (minutes: number) => new Date(startsAt + minutes * minute).toISOString();
    expect(await refused({ endsAt: endsAt(29) })).toEqual(['endsAt tooSmall']);
    expect((await change({ endsAt: endsAt(30) })).status).toBe(200);
  });

  test('leave nobody with more marks than the highest', async () => {
    await company('setRoundTest', { params: { id }, body: { minutes: 30, questionIDs: [] } });
    await change({ maxMarks: 50 });
    const entries = [{ applicationID: people[0]?.applicationID, marks: 40.5 }];
    const saved = await company('saveRoundEntries', {
      params: { id },
      body: { entries },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(saved.data.outcomes).toMatchObject([{ ok: true }]);
    expect(await refused({ maxMarks: 40 })).toEqual(['maxMarks tooSmall']);
    expect(await refused({ maxMarks: null })).toEqual(['maxMarks tooSmall']);
    expect((await change({ maxMarks: 40.5 })).status).toBe(200);
    const fewer = await company('setRoundTest', { params: { id }, body: { minutes: 30, questionIDs } });
    expect(fewer.error?.fields).toMatchObject([{ path: 'questionIDs', code: 'tooSmall' }]);
  });
});

describe('an attempt', () => {
  test('begins while the round is held, once, with one clock on every device', async () => {
    expect(await read()).toMatchObject({ state: 'Ahead', questionCount: 3, testItem: [] });
    expect((await start()).error?.code).toBe('ILLEGAL_TRANSITION');
    wait(130);
    expect(await read()).toMatchObject({ state: 'Open', testItem: [] });
    const [one, other] = await Promise.all([start(), start()]);
    expect(one.data.ownTest).toEqual(other.data.ownTest);
    const { attemptEndsAt } = one.data.ownTest;
    expect(attemptEndsAt).toBe(new Date(server.clock.now.getTime() + 30 * minute).toISOString());
    wait(5);
    expect((await start()).data.ownTest).toMatchObject({ state: 'Running', attemptEndsAt });
  });

  test('never shows which option is right', async () => {
    wait(120);
    const shown = await start();
    expect(shown.text).not.toMatch(/rightOption|seed/i);
    for (const { options } of shown.data.ownTest.testItem) {
      expect(options.toSorted()).toEqual(question('').options.toSorted());
    }
  });

  test('takes each answer; the one given last counts, and late news of an older one does not', async () => {
    wait(120);
    await start();
    const [{ questionID } = { questionID: '' }] = await answersOf([true]);
    const chosen = async () => (await read()).testItem.find((each) => each.id === questionID)?.chosen;
    await answer([{ questionID, chosen: 2 }]);
    await answer([{ questionID, chosen: 1, at: -5000 }]);
    expect(await chosen()).toBe(2);
    await answer([{ questionID, chosen: 2 }]);
    wait(1);
    // A clock that is an hour ahead keeps no later answer out.
    await answer([{ questionID, chosen: 0, at: 60 * minute }]);
    wait(1);
    await answer([{ questionID, chosen: null }]);
    expect(await chosen()).toBeNull();
    expect((await answer([{ questionID, chosen: 4 }])).status).toBe(422);
    expect((await answer([{ questionID: randomUUID(), chosen: 0 }])).status).toBe(422);
  });

  test('is scored when it is handed in, for the company alone', async () => {
    wait(120);
    await start();
    await answer(await answersOf([true, true, false]));
    const done = await finish();
    expect(done.data.ownTest).toMatchObject({ state: 'Done', testItem: [] });
    expect(done.text).not.toContain('3.5');
    expect(await entryNow()).toMatchObject({ marks: 3.5, attendance: 'Present', result: 'None' });
    expect((await finish()).status).toBe(200);
    expect((await answer([{ questionID: questionIDs[0] ?? '', chosen: 0 }])).error?.code).toBe(
      'ILLEGAL_TRANSITION',
    );
    const { data } = await company('listRoundEntries', { params: { id }, query: { attendance: 'Present' } });
    expect(data.roundEntry).toMatchObject([{ marks: 3.5 }]);
    const { data: own } = await student('getJobDescription', { params: { id: jdID } });
    expect(own.jobDescription.application?.rounds?.[0]).toMatchObject({ hasTest: true, isIn: true });
  });

  test('ends by itself; what is on its way has ten seconds, what is later is refused', async () => {
    wait(120);
    await start();
    const [first, second, third] = await answersOf([true, true, true]);
    await answer([first ?? { questionID: '', chosen: 0 }]);
    server.clock.now = new Date(server.clock.now.getTime() + 30 * minute + 9_000);
    expect((await answer([second ?? { questionID: '', chosen: 0 }])).status).toBe(200);
    await endTests(server.database.db, server.clock.now);
    expect(await entryNow()).toBeUndefined();
    server.clock.now = new Date(server.clock.now.getTime() + 2_000);
    const late = await answer([third ?? { questionID: '', chosen: 0 }]);
    expect(late).toMatchObject({ status: 409, message: 'The time is over. What came before that counts.' });
    await Promise.all([
      endTests(server.database.db, server.clock.now),
      endTests(server.database.db, server.clock.now),
    ]);
    expect(await entryNow()).toMatchObject({ marks: 4 });
    expect(await read()).toMatchObject({ state: 'Done' });
  });

  test('ends by the clock also when that of another cannot be ended', async () => {
    wait(120);
    await start();
    const other = await server.actAs(people[1]?.userID ?? '');
    wait(1);
    await start(other);
    wait(32);
    const { applicationID } = people[0] ?? {};
    const refused = { table: 'test_attempts', condition: `new.mapping_id = '${applicationID}'` };
    const { db } = server.database;
    await whileRefused(db, refused, () =>
      expect(endTests(db, server.clock.now)).rejects.toThrow('1 steps failed.'),
    );
    const open = async () => {
      const isOpen = and(eq(testAttempts.roundID, id), isNull(testAttempts.finishedAt));
      const rows = await db.select().from(testAttempts).where(isOpen);
      return rows.map((attempt) => attempt.applicationID);
    };
    expect(await open()).toEqual([applicationID]);
    await endTests(db, server.clock.now);
    expect(await open()).toEqual([]);
  });

  test('ends with the round for who begins late, and is missed behind that', async () => {
    wait(170);
    const { data } = await start();
    expect(data.ownTest.attemptEndsAt).toBe(data.ownTest.endsAt);
    wait(11);
    const other = await server.actAs(people[1]?.userID ?? '');
    expect(await read(other)).toMatchObject({ state: 'Missed' });
    expect((await start(other)).error?.code).toBe('ILLEGAL_TRANSITION');
  });

  test('keeps its round from being closed', async () => {
    wait(120);
    await start();
    const close = async () => {
      const { data } = await company('listRounds', { query: { jdID } });
      const rowVersion = data.round[0]?.rowVersion ?? 0;
      return (await company('closeRound', { params: { id }, body: { rowVersion } })).status;
    };
    expect(await close()).toBe(409);
    await finish();
    expect(await close()).toBe(200);
  });

  test('is nobody else’s', async () => {
    wait(120);
    const stranger = await server.actAs(seededID('user/9000000011'));
    expect((await stranger('getOwnTest', { params: { id } })).status).toBe(404);
    expect((await start(stranger)).status).toBe(404);
    expect(await server.database.db.$count(testAttempts, eq(testAttempts.roundID, id))).toBe(0);
  });
});

test('an order has every place once, is the same again, and differs between people', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string(), fc.integer({ min: 0, max: 100 }), (seed, of, count) => {
      const order = orderOf(seed, of, count);
      expect(order.toSorted((one, other) => one - other)).toEqual([...Array(count).keys()]);
      expect(orderOf(seed, of, count)).toEqual(order);
    }),
  );
  const orders = Array.from({ length: 50 }, (_each, seed) => orderOf(seed, 'questions', 10).join(' '));
  expect(new Set(orders).size).toBeGreaterThan(45);
});

test('a score is never below nothing, and no hundredth gets lost', () => {
  const wrong = { rightOption: 0, option: 1, marks: 2, negativeMarks: 0.1 };
  expect(scoreOf([wrong])).toBe(0);
  expect(scoreOf([{ ...wrong, option: 0 }, wrong, wrong, wrong])).toBe(1.7);
  expect(scoreOf([{ ...wrong, option: null }])).toBe(0);
});
