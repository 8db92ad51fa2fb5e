/**
 * A company, an officer, applicants and the clock do whatever they like with the rounds of a job and with its applications at the same time: no
 * application comes to a place by a step that is not in the table, its events are its way, and the company has paid once for whom it shortlisted.
 * `WALK_STEPS=10000` walks as far as a release wants.
 */
import { randomUUID } from 'node:crypto';
import type { MappingStatus } from '@aarambh/api-client/enums';
import { and, asc, eq, inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applicationEvents, applications, roundEntries, rounds } from '../../src/hiring/index.ts';
import { settleRounds } from '../../src/hiring/rounds/settling.ts';
import { ledgerTransactions, transfer } from '../../src/money/index.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { checkLedger } from '../support/ledger.ts';
import { addRoundTo, addSelection, roundIn, type Applicant } from '../support/rounds.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const steps = Number(process.env.WALK_STEPS ?? 300);
const seed = Number(process.env.TEST_SEED);
const hour = 60 * 60_000;

/** Every step that there is between the places that a walk reaches; taking a closing back leads to where somebody stood before it. */
const table: Readonly<Partial<Record<MappingStatus, readonly MappingStatus[]>>> = {
  Applied: ['Shortlisted', 'On Hold', 'Rejected', 'Withdrawn'],
  'On Hold': ['Shortlisted', 'Rejected', 'Applied'],
  Shortlisted: ['Rejected', 'Applied', 'On Hold'],
  Rejected: ['Applied', 'On Hold', 'Shortlisted'],
};

/** Steps that only taking a closing back takes. */
const back: readonly string[] = [
  'On Hold>Applied',
  'Shortlisted>Applied',
  'Shortlisted>On Hold',
  'Rejected>Applied',
  'Rejected>On Hold',
  'Rejected>Shortlisted',
];

let server: TestServer;
let company: Call;
let officer: Call;
let people: Applicant[];
const selections: { jdID: string; roundIDs: string[] }[] = [];

beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  const { db } = server.database;
  company = await server.actAs(seededID('user/9000000021'));
  officer = await server.actAs(seededID('user/9000000031'));
  people = [];
  await transfer(db, {
    from: { type: 'platform', id: 'issued' },
    to: { type: 'company', id: companyID('navyug') },
    amount: 100_000,
    kind: 'Adjustment',
    cause: { type: 'test', id: 'walk' },
    description: 'Walk',
    userID: null,
    actorID: null,
    at: server.clock.now,
  });
  for (let job = 0; job < Math.max(2, Math.ceil(steps / 500)); job += 1) {
    const { jdID, applicants } = await addSelection(db, company, { now: server.clock.now, people: 8 });
    const first = await addRoundTo(company, jdID, roundIn(server.clock.now, 1));
    const second = await addRoundTo(
      company,
      jdID,
      roundIn(server.clock.now, 3, { isFor: 'Passed', name: 'HR interview' }),
    );
    selections.push({ jdID, roundIDs: [first.id, second.id] });
    people.push(...applicants);
  }
  server.clock.now = new Date(server.clock.now.getTime() + 5 * hour);
});
afterAll(() => server.close());

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function chance(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

const one = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

const anyRound = (random: Random): string => one(random, one(random, selections).roundIDs);

/** One thing that the company or the officer says of one person, right or wrong. */
const judge = async (random: Random, call: Call): Promise<number> => {
  const change = one(random, [
    ...(['Passed', 'Passed', 'Failed', 'On hold', 'Waiting list', 'None'] as const).map((result) => ({
      result,
    })),
    ...(['Present', 'Absent', 'Unknown'] as const).map((attendance) => ({ attendance })),
    { attendance: 'Excused', excuse: 'Was ill' },
  ]);
  const { applicationID } = one(random, people);
  const entries = [{ applicationID, ...change }];
  const params = { id: anyRound(random) };
  const headers = { 'idempotency-key': randomUUID() };
  return (await call('saveRoundEntries', { params, body: { entries }, headers })).status;
};

const close = async (random: Random): Promise<number> => {
  const id = anyRound(random);
  const [round] = await server.database.db.select().from(rounds).where(eq(rounds.id, id));
  const body = { rowVersion: round?.rowVersion ?? 1, dryRun: random() < 0.3 };
  return (await company('closeRound', { params: { id }, body })).status;
};

const reopen = async (random: Random): Promise<number> =>
  (await company('reopenRound', { params: { id: anyRound(random) } })).status;

/** A result of a closed round that was wrong, or of an open one, or what it says already. */
const correct = async (random: Random): Promise<number> => {
  const id = anyRound(random);
  const { applicationID } = one(random, people);
  const [entry] = await server.database.db
    .select()
    .from(roundEntries)
    .where(and(eq(roundEntries.roundID, id), eq(roundEntries.applicationID, applicationID)));
  const result = one(random, ['Passed', 'Failed', 'On hold', 'Waiting list', 'Absent'] as const);
  const body = {
    applicationID,
    result,
    reason: 'Mixed up',
    rowVersion: entry?.rowVersion ?? 0,
    dryRun: random() < 0.2,
  };
  const { status } = await company('correctRoundResult', { params: { id }, body });
  // Somebody who is in another round is not in this one.
  return status === 404 ? 409 : status;
};

const move = async (random: Random): Promise<number> => {
  const { applicationID: id } = one(random, people);
  const status = one(random, ['Shortlisted', 'On Hold', 'Rejected'] as const);
  const body = { id, status, reasonCode: 'Skills' };
  return (await company('setMappingStatus', { body, headers: { 'idempotency-key': randomUUID() } })).status;
};

const withdraw = async (random: Random): Promise<number> => {
  const { applicationID: id, userID } = one(random, people);
  const call = await server.actAs(userID);
  const body = { id, status: 'Withdrawn', reasonCode: 'Personal' };
  return (await call('setMappingStatus', { body, headers: { 'idempotency-key': randomUUID() } })).status;
};

const settle = async (): Promise<number> => {
  await settleRounds(server.database.db, server.clock.now);
  return 200;
};

test(
  `${steps} steps over rounds and applications at once`,
  async () => {
    const seen = new Map<number, number>();
    let left = steps;
    const walk = async (index: number) => {
      const random = chance(seed + index);
      while (left > 0) {
        left -= 1;
        const drawn = random();
        const status = await (drawn < 0.6
          ? judge(random, drawn < 0.5 ? company : officer)
          : drawn < 0.7
            ? close(random)
            : drawn < 0.84
              ? settle()
              : drawn < 0.89
                ? reopen(random)
                : drawn < 0.94
                  ? correct(random)
                  : drawn < 0.98
                    ? move(random)
                    : withdraw(random));
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }
    };
    await Promise.all([0, 1, 2, 3].map(walk));
    const strange = [...seen.keys()].filter((status) => ![200, 409, 422].includes(status));
    expect(strange, `answers with the seed ${seed}: ${JSON.stringify([...seen])}`).toEqual([]);
    await settle();
    await expectHonest();
  },
  60_000 + steps * 200,
);

/** Compares what was stored by three hands: rounds, applications with their events, and the ledger. */
async function expectHonest(): Promise<void> {
  const { db } = server.database;
  const ids = people.map(({ applicationID }) => applicationID);
  const rows = await db.select().from(applications).where(inArray(applications.id, ids));
  const events = await db
    .select()
    .from(applicationEvents)
    .where(inArray(applicationEvents.applicationID, ids))
    .orderBy(asc(applicationEvents.id));
  const paid = await db
    .select()
    .from(ledgerTransactions)
    .where(and(inArray(ledgerTransactions.causeID, ids), eq(ledgerTransactions.causeType, 'mapping-result')));
  const wrong: string[] = [];
  for (const { id, status, contactRevealedAt } of rows) {
    const own = events.filter(({ applicationID }) => applicationID === id);
    const say = (what: string): void => {
      wrong.push(`${id} ${status}: ${what}; ${own.map(({ from, to }) => `${from}>${to}`).join(' ')}`);
    };
    for (const { from, to, batchID } of own) {
      if (from === null || table[from]?.includes(to) !== true) say(`no step leads from ${from} to ${to}`);
      const isBack = batchID?.includes('/back/') === true;
      if (back.includes(`${from}>${to}`) !== isBack) say(`${from} to ${to} by ${batchID ?? 'hand'}`);
    }
    for (const place of ['Applied', 'On Hold', 'Shortlisted', 'Rejected', 'Withdrawn'] as const) {
      const entered = own.filter(({ to }) => to === place).length + (place === 'Applied' ? 1 : 0);
      const gone = own.filter(({ from }) => from === place).length;
      if (entered - gone !== (place === status ? 1 : 0))
        say(`${place} was entered ${entered} and left ${gone} times`);
    }
    const shortlisted = own.some(
      ({ to, batchID }) => to === 'Shortlisted' && batchID?.includes('/back/') !== true,
    );
    const accepts = paid.filter(({ causeID, kind }) => causeID === id && kind === 'Accept').length;
    if (accepts !== (shortlisted ? 1 : 0)) say(`paid ${accepts} times`);
    if ((contactRevealedAt !== null) !== shortlisted) say('the contact');
  }
  expect(wrong).toEqual([]);
  // Whoever has a result in a closed round has been moved, or has left.
  const roundIDs = selections.flatMap((each) => each.roundIDs);
  const closed = await db
    .select({ entry: roundEntries })
    .from(roundEntries)
    .innerJoin(rounds, eq(rounds.id, roundEntries.roundID))
    .where(and(inArray(rounds.id, roundIDs), eq(rounds.state, 'Closed')));
  const isLeft = ({ entry }: (typeof closed)[number]) =>
    entry.settledAt === null && (entry.result !== 'None' || entry.attendance === 'Absent');
  expect(closed.filter(isLeft)).toEqual([]);
  const unknown = await db.$count(
    applicationEvents,
    and(
      inArray(applicationEvents.applicationID, ids),
      like(applicationEvents.batchID, 'round/%'),
      eq(applicationEvents.to, 'Withdrawn'),
    ),
  );
  expect(unknown).toBe(0);
  expect(await checkLedger(db)).toEqual([]);
}
