/**
 * Ten people do whatever they like with applications at the same time: no application comes to a place by a step that is not in the
 * table, its events are its way, and everybody has paid exactly for what has happened. `WALK_STEPS=20000` walks as far as a release wants.
 */
import { randomUUID } from 'node:crypto';
import { mappingStatusValues, type MappingStatus } from '@aarambh/api-client/enums';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { endWhatIsOver } from '../../src/hiring/applications/clock.ts';
import { applicationEvents, applications } from '../../src/hiring/tables/applications.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { users } from '../../src/identity/tables/users.ts';
import { transfer } from '../../src/money/wallet/ledger.ts';
import { ledgerTransactions } from '../../src/money/tables/wallet.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { checkLedger } from '../support/ledger.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const steps = Number(process.env.WALK_STEPS ?? 500);
const seed = Number(process.env.TEST_SEED);
const dayMs = 24 * 60 * 60 * 1000;

/** Every step that there is (domain, B.24), whoever takes it. */
const table: Readonly<Partial<Record<MappingStatus, readonly MappingStatus[]>>> = {
  Eligible: ['Applied', 'Declined'],
  Applied: ['Withdrawn', 'Shortlisted', 'On Hold', 'Rejected', 'Expired', 'Cancelled'],
  'On Hold': ['Shortlisted', 'Rejected', 'Withdrawn', 'Expired', 'Cancelled'],
  Shortlisted: ['Selected', 'Rejected', 'Withdrawn', 'Cancelled'],
  Selected: ['Offer Accepted', 'Offer Declined', 'Cancelled'],
  'Offer Accepted': ['Joined', 'Cancelled'],
  // Staff take an end back.
  Withdrawn: ['Applied', 'On Hold', 'Shortlisted'],
  Rejected: ['Applied', 'On Hold', 'Shortlisted'],
  'Offer Declined': ['Selected'],
};

let server: TestServer;
const people: string[] = [];
const jobs: string[] = [];

beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  const { db } = server.database;
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.type, 'C'), eq(users.isFresher, false), eq(users.userStatus, 'Active')))
    .limit(5);
  people.push(...found.map(({ id }) => id));
  const [model] = await db
    .select()
    .from(jobDescriptions)
    .where(eq(jobDescriptions.status, 'Posted'))
    .limit(1);
  if (model === undefined) throw new Error('There is no job to copy.');
  const { id: _id, ...values } = model;
  const copies = Array.from({ length: Math.max(8, Math.ceil(steps / 100)) }, (_each, index) => ({
    ...values,
    code: `JD-W-${index}`,
    companyID: companyID('navyug'),
    audience: 'Both' as const,
    seasonID: null,
    questionIDs: [],
    criteria: {},
    closedAt: null,
    cancelledAt: null,
    lastDateToApply: new Date(server.clock.now.getTime() + 20 * dayMs),
    resultBy: '2027-01-15',
  }));
  const added = await db.insert(jobDescriptions).values(copies).returning({ id: jobDescriptions.id });
  jobs.push(...added.map(({ id }) => id));
  const owners = [
    ...people.map((id) => ({ type: 'user', id }) as const),
    { type: 'company', id: companyID('navyug') } as const,
  ];
  for (const to of owners) {
    await transfer(db, {
      from: { type: 'platform', id: 'issued' },
      to,
      amount: 1_000_000,
      kind: 'Adjustment',
      cause: { type: 'test', id: to.id },
      description: 'Walk',
      userID: null,
      actorID: null,
      at: server.clock.now,
    });
  }
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

type Actor = (random: () => number) => Promise<number>;

const one = <Item>(random: () => number, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

const offer = (random: () => number) => ({
  ctcPaise: 80_000_000,
  ...(random() < 0.5 && { joiningDate: '2099-01-01' }),
  respondBy: new Date(server.clock.now.getTime() + (1 + random() * 3) * dayMs).toISOString(),
});

async function move(call: Call, random: () => number, status: MappingStatus): Promise<number> {
  const body = {
    jdID: one(random, jobs),
    userID: one(random, people),
    status,
    ...(random() < 0.9 && { reasonCode: 'Other' }),
    ...(random() < 0.9 && { note: 'So it goes' }),
    ...(random() < 0.9 && { offer: offer(random) }),
  };
  return (await call('setMappingStatus', { body, headers: { 'idempotency-key': randomUUID() } })).status;
}

const candidate =
  (call: Call, own: string): Actor =>
  async (random) => {
    const jdID = one(random, jobs);
    if (random() < 0.5) {
      const status = random() < 0.9 ? 'Accepted' : 'Declined';
      return (await call('addMapping', { body: { jdID, status } })).status;
    }
    const status = one(random, [
      'Offer Accepted',
      'Offer Accepted',
      'Offer Declined',
      'Withdrawn',
      'Joined',
    ] as const);
    const body = {
      jdID,
      userID: random() < 0.9 ? own : one(random, people),
      status,
      reasonCode: 'Personal',
    };
    return (await call('setMappingStatus', { body, headers: { 'idempotency-key': randomUUID() } })).status;
  };

const hiring =
  (call: Call): Actor =>
  async (random) => {
    if (random() < 0.9) return move(call, random, one(random, mappingStatusValues));
    const rows = await server.database.db
      .select({ id: applications.id })
      .from(applications)
      .where(inArray(applications.jdID, [one(random, jobs)]));
    if (rows.length === 0) return 200;
    const jdID = (
      await server.database.db
        .select()
        .from(applications)
        .where(eq(applications.id, rows[0]?.id ?? ''))
    )[0]?.jdID;
    const body = {
      jdID: jdID ?? '',
      ids: rows.map(({ id }) => id),
      status: one(random, ['Shortlisted', 'On Hold', 'Rejected'] as const),
      reasonCode: 'Skills',
      dryRun: random() < 0.3,
    };
    return (await call('bulkUpdateMappings', { body, headers: { 'idempotency-key': randomUUID() } })).status;
  };

const clock: Actor = async (random) => {
  const later = new Date(server.clock.now.getTime() + random() * 3 * dayMs);
  await endWhatIsOver(server.database.db, later);
  return 200;
};

test(
  `${steps} steps of ten people at once`,
  async () => {
    const employer = await server.actAs(seededID('user/9000000021'));
    const staff = await server.actAs(seededID('user/9000000051'));
    const actors: Actor[] = [
      ...(await Promise.all(people.map(async (id) => candidate(await server.actAs(id), id)))),
      hiring(employer),
      hiring(employer),
      hiring(staff),
      hiring(staff),
      clock,
    ];
    expect(actors).toHaveLength(10);
    const seen = new Map<number, number>();
    let left = steps;
    await Promise.all(
      actors.map(async (act, index) => {
        const random = chance(seed + index);
        // The clock looks at everything, and so seldom.
        while (left > 0) {
          left -= 1;
          const status = act === clock && random() < 0.9 ? 200 : await act(random);
          seen.set(status, (seen.get(status) ?? 0) + 1);
        }
      }),
    );
    const strange = [...seen.keys()].filter((status) => ![200, 403, 404, 409, 422].includes(status));
    expect(strange, `answers with the seed ${seed}: ${JSON.stringify([...seen])}`).toEqual([]);
    expect(seen.get(200) ?? 0).toBeGreaterThan(steps / 20);
    await endWhatIsOver(server.database.db, new Date(server.clock.now.getTime() + 400 * dayMs));
    await expectHonest();
  },
  60_000 + steps * 100,
);

/** Compares what was stored by three hands: applications, events and the ledger. */
async function expectHonest(): Promise<void> {
  const { db } = server.database;
  const rows = await db.select().from(applications).where(inArray(applications.jdID, jobs));
  const ids = rows.map(({ id }) => id);
  const events = await db
    .select()
    .from(applicationEvents)
    .where(inArray(applicationEvents.applicationID, ids));
  const paid = await db.select().from(ledgerTransactions).where(inArray(ledgerTransactions.causeID, ids));
  expect(rows.length).toBeGreaterThan(5);
  const wrong: string[] = [];
  for (const { id, status, rowVersion, contactRevealedAt } of rows) {
    const own = events.filter(({ applicationID }) => applicationID === id);
    const say = (what: string): void => {
      wrong.push(`${id} ${status}: ${what}; ${own.map(({ from, to }) => `${from}>${to}`).join(' ')}`);
    };
    for (const { from, to } of own) {
      if (from === null || table[from]?.includes(to) !== true) say(`no step leads from ${from} to ${to}`);
    }
    // A way from Eligible, which is no step, to here enters every place as often as it leaves it, and this one once more.
    for (const place of mappingStatusValues) {
      const entered = own.filter(({ to }) => to === place).length + (place === 'Eligible' ? 1 : 0);
      const left = own.filter(({ from }) => from === place).length;
      if (entered - left !== (place === status ? 1 : 0))
        say(`${place} was entered ${entered} and left ${left} times`);
    }
    if (rowVersion !== own.length + 1) say(`version ${rowVersion}`);
    const was = (...places: readonly MappingStatus[]) => own.some(({ to }) => places.includes(to));
    const count = (type: string, kind: string) =>
      paid.filter((each) => each.causeID === id && each.causeType === type && each.kind === kind).length;
    if (count('mapping', 'Accept') !== (was('Applied') ? 1 : 0))
      say('the candidate has not paid once for applying');
    if (count('mapping-result', 'Accept') !== (was('Shortlisted') ? 1 : 0))
      say('the company has not paid once');
    if ((contactRevealedAt !== null) !== was('Shortlisted')) say('the contact');
    const isBack = own.some(({ to }) => to === 'Cancelled' || to === 'Expired');
    if (count('mapping', 'Refund') !== (isBack && was('Applied') ? 1 : 0)) say('the refund');
  }
  expect(wrong).toEqual([]);
  expect(await checkLedger(db)).toEqual([]);
}
