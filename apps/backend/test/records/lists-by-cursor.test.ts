/** Rows that are written while somebody reads a list: what was there is read once, whichever list and order it is. */
import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cvTemplates } from '../../src/candidates/index.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { candidateProfiles } from '../../src/hiring/tables/candidate-profiles.ts';
import { jobDescriptions, jobReviews } from '../../src/hiring/tables/job-descriptions.ts';
import { seasonEnrolments } from '../../src/hiring/tables/seasons.ts';
import { notifications } from '../../src/messages/tables/notifications.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { paymentOrders } from '../../src/money/tables/payments.ts';
import { receipts } from '../../src/money/tables/receipts.ts';
import { settingChanges } from '../../src/money/tables/settings.ts';
import { openWallet, transfer } from '../../src/money/index.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { seasonID } from '../../src/seed/data/seasons.ts';
import { postable, postJob } from '../support/jobs.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const asha = seededID('user/9000000001');
const employer = seededID('user/9000000021');

let server: TestServer;
let as: Record<'student' | 'employer' | 'officer' | 'support' | 'admin', Call>;
let jdID: string;
/** Jobs that nobody has decided about. */
let jobs: string[];
let pastJobs = 0;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  as = {
    student: await server.actAs(asha),
    employer: await server.actAs(employer),
    officer: await server.signIn('9000000031'),
    support: await server.signIn('9000000041'),
    admin: await server.signIn('9000000051'),
  };
  jdID = (await postJob(as.officer, postable(server.clock.now, { companyID: companyID('navyug') }))).id;
  const { db } = server.database;
  await db.delete(applications);
  jobs = (await db.select({ id: jobDescriptions.id }).from(jobDescriptions)).map(({ id }) => id);
});
afterAll(() => server.close());

/** A moment; the later the number, the later. */
const at = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 60_000);

/** A name that stands at this place among its like. */
const named = (number: number) => `N${String(number).padStart(4, '0')}`.replaceAll(/\d/g, letterOf);
const letterOf = (digit: string) => String.fromCharCode('a'.charCodeAt(0) + Number(digit));

const person = (role: 'student' | 'employer', organisation: string, number: number) =>
  addPerson(server.database.db, role, organisation, { firstName: named(number) });

/** A row like the first of a table, with these values. */
async function likeFirst(table: PgTable, values: object): Promise<void> {
  const { name } = getTableConfig(table);
  const record = sql.raw(name);
  await server.database.db.execute(
    sql`insert into ${table} select (jsonb_populate_record(t, ${JSON.stringify(values)}::jsonb)).* from ${record} t limit 1`,
  );
}

interface List {
  /** Writes a row that stands behind those of smaller numbers, the other way round in an order that is turned. */
  add: (number: number) => Promise<unknown>;
  read: (
    query: Readonly<Record<string, string | number>>,
  ) => Promise<{ ids: (string | undefined)[]; meta: { nextCursor?: string; previousCursor?: string } }>;
  /** The orders that it takes, and whether each is turned. */
  orders: Readonly<Record<string, boolean>>;
}

/** What a call that succeeds answers. */
function answered<Answer extends { status: number; text: string }>(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
}

const ids = (rows: readonly { id?: string | undefined }[]) => rows.map(({ id }) => id);

const lists: Readonly<Record<string, List>> = {
  'sent notifications': {
    add: (number) =>
      server.database.db.insert(notifications).values({
        type: 'Broadcast',
        content: '<p>Read while others write</p>',
        audienceTypes: ['C'],
        createdAt: at(number),
        sentCount: number,
      }),
    read: async (query) => {
      const { data, meta } = answered(
        await as.support('listSentNotifications', {
          query: { search: 'while others write', ...query },
        }),
      );
      return { ids: ids(data.notifications), meta };
    },
    orders: { '': true, createdAt: false, '-createdAt': true, sentCount: false, '-sentCount': true },
  },
  'messages that were given up': {
    add: (number) =>
      server.database.db.insert(outboxMessages).values({
        channel: 'sms',
        recipient: '9000000001',
        body: 'Text',
        attempts: 3,
        createdAt: at(number),
      }),
    read: async (query) => {
      const { data, meta } = answered(await as.support('listUndelivered', { query }));
      return { ids: ids(data.messages), meta };
    },
    orders: { '': true },
  },
  'past jobs': {
    add: (number) =>
      server.database.db
        .insert(applications)
        .values({ jdID: jobs[pastJobs++] ?? '', userID: asha, status: 'Declined', updatedAt: at(number) }),
    read: async (query) => {
      const { data, meta } = answered(await as.student('listPastJobDescriptions', { query }));
      return { ids: ids(data.mapping), meta };
    },
    orders: { '': true },
  },
  receipts: {
    add: async (number) => {
      const { db } = server.database;
      const wallet = await openWallet(db, { type: 'company', id: companyID('navyug') });
      const order = `order ${number}`;
      await likeFirst(paymentOrders, {
        id: order,
        receiptID: order,
        receipt_id: order,
        provider_order_id: order,
      });
      const party = { name: 'Navyug' };
      await db.insert(receipts).values({
        receiptNumber: `RV/${number}`,
        kind: 'Receipt voucher',
        orderID: order,
        walletID: wallet.id,
        userID: employer,
        receiptID: order,
        issuedAt: at(number),
        description: 'Recharge',
        amountPaise: 100,
        credits: 1,
        taxRate: 0,
        taxPaise: 0,
        supplier: party,
        recipient: party,
        paymentID: order,
      });
    },
    read: async (query) => {
      const { data, meta } = answered(await as.employer('listReceipts', { query }));
      return { ids: ids(data.receipt), meta };
    },
    orders: { '': true },
  },
  'changes of settings': {
    add: (number) =>
      server.database.db.insert(settingChanges).values({
        scopeID: 'default',
        changes: {},
        reason: 'To be read',
        changedBy: asha,
        changedAt: at(number),
      }),
    read: async (query) => {
      const { data, meta } = answered(
        await as.admin('listSettingChanges', { params: { id: 'default' }, query }),
      );
      return { ids: ids(data.history), meta };
    },
    orders: { '': true },
  },
  'the statement of a wallet': {
    add: (number) =>
      transfer(server.database.db, {
        from: { type: 'platform', id: 'issued' },
        to: { type: 'user', id: asha },
        amount: 1,
        kind: 'Grant',
        cause: { type: 'test', id: `statement ${number}` },
        description: 'Grant',
        userID: asha,
        actorID: asha,
        // All of one moment: they stand as they were booked.
        at: at(0),
      }),
    read: async (query) => {
      const { data, meta } = answered(await as.student('listWalletEntries', { query }));
      return { ids: ids(data.walletEntry), meta };
    },
    orders: { '': true, createdAt: false, '-createdAt': true },
  },
  'the queue of support': {
    add: (number) =>
      server.database.db.insert(jobReviews).values({
        jdID,
        kind: 'Trust scan',
        askedAt: at(number),
        ...(number % 2 === 1 && { state: 'Refused', reason: 'No', decidedBy: asha, decidedAt: at(number) }),
      }),
    read: async (query) => {
      const { data, meta } = answered(await as.support('listJobReviews', { query }));
      return { ids: ids(data.jobReview), meta };
    },
    orders: { '': false },
  },
  'people of a company': {
    add: (number) => person('employer', companyID('navyug'), number),
    read: async (query) => {
      const { data, meta } = answered(
        await as.employer('listCompanyUsers', {
          params: { id: companyID('navyug') },
          query,
        }),
      );
      return { ids: ids(data.user), meta };
    },
    orders: { '': false },
  },
  'students of a season': {
    add: async (number) => {
      const { id } = await person('student', instituteID('sahyadri'), number);
      await server.database.db
        .insert(seasonEnrolments)
        .values({ seasonID: seasonID('sahyadri'), userID: id, consentAt: at(number) });
    },
    read: async (query) => {
      const { data, meta } = answered(
        await as.officer('listSeasonEnrolments', {
          params: { id: seasonID('sahyadri') },
          query: { search: 'Person', ...query },
        }),
      );
      return { ids: data.enrolment.map(({ userID }) => userID), meta };
    },
    orders: { '': false },
  },
  'profiles of a candidate': {
    add: (number) =>
      server.database.db
        .insert(candidateProfiles)
        .values({ userID: asha, name: named(number), language: 'en', updatedAt: at(number) }),
    read: async (query) => {
      const { data, meta } = answered(await as.student('listCandidateProfiles', { query }));
      return { ids: ids(data.candidateProfile), meta };
    },
    orders: { '': false, name: false, '-name': true, updatedAt: false, '-updatedAt': true },
  },
  'designs to choose from': {
    add: (number) =>
      likeFirst(cvTemplates, {
        id: `template-${number}`,
        name: named(number),
        status: 'Posted',
        audience: 'Both',
        institute_ids: number % 2 === 0 ? [instituteID('sahyadri')] : [],
        created_at: at(number),
        updated_at: at(number),
      }),
    read: async (query) => {
      const { data, meta } = answered(await as.student('listPostedCvTemplates', { query }));
      return { ids: ids(data.cvTemplate), meta };
    },
    orders: { '': false, name: false, '-name': true, '-updatedAt': true },
  },
  'people for a job': {
    add: async (number) => {
      const { id } = await person('student', instituteID('sahyadri'), number);
      const matchScore = number % 100;
      await server.database.db.insert(applications).values({
        jdID,
        userID: id,
        status: 'Applied',
        appliedAt: at(number),
        eligibilitySnapshot: {
          verdict: 'Eligible',
          evaluatedAt: at(number).toISOString(),
          criteriaVersion: 1,
          matchScore,
          rules: [],
          gates: [],
        },
      });
    },
    read: async (query) => {
      const { data, meta } = answered(
        await as.officer('listEligibleStudents', {
          query: { jdID, status: 'Applied', ...query },
        }),
      );
      return { ids: data.mapping.map(({ userID }) => userID), meta };
    },
    orders: {
      '': true,
      firstName: false,
      '-firstName': true,
      appliedAt: false,
      '-appliedAt': true,
      matchScore: false,
      '-matchScore': true,
    },
  },
};

const cases = Object.entries(lists).flatMap(([name, list]) =>
  Object.entries(list.orders).map(([sort, isTurned]) => ({ name, list, sort, isTurned })),
);

/** The next numbers on each side of those that are there. Those of even numbers stand before those of odd ones where that matters. */
let [lower, upper] = [1_000, 1_002];
const ahead = () => (lower -= 2);
const behind = () => (upper += 2);

test.each(cases)('$name, in the order "$sort"', async ({ list: { add, read }, sort, isTurned }) => {
  const [first, last] = isTurned ? [behind, ahead] : [ahead, behind];
  for (let row = 0; row < 7; row += 1) await add(last() + (row % 2));
  const query = { pageSize: 3, ...(sort !== '' && { sort }) };
  const whole = (await read({ ...query, pageSize: 100 })).ids;
  expect(whole.length).toBeGreaterThan(6);
  expect((await read({ ...query, pageNo: 2 })).ids).toEqual(whole.slice(3, 6));

  let page = await read(query);
  const walked = [...page.ids];
  for (let pageNo = 2; page.meta.nextCursor !== undefined; pageNo += 1) {
    await add(first());
    if (pageNo < 4) await add(last() + 1);
    page = await read({ ...query, pageNo, cursor: page.meta.nextCursor });
    walked.push(...page.ids);
  }
  expect(walked.filter((id) => whole.includes(id))).toEqual(whole);
  expect(new Set(walked).size).toBe(walked.length);
  const { previousCursor } = page.meta;
  const before = walked.slice(0, -page.ids.length).slice(-3);
  // People for a job turn back by the number of the page.
  const back = previousCursor === undefined ? before : (await read({ ...query, cursor: previousCursor })).ids;
  expect(back).toEqual(before);
});

test.each(Object.entries(lists))('%s: what is no cursor is refused', async (_name, { add, read, orders }) => {
  for (let row = 0; row < 4; row += 1) await add(behind());
  const sort = Object.keys(orders).at(-1) ?? '';
  const query = { pageSize: 3, ...(sort !== '' && { sort }) };
  const { meta } = await read(query);
  const [direction, order, ...rest] = partsOf(meta.nextCursor ?? '');
  const others: unknown[][] = [
    [direction, order],
    [direction, 'another', ...rest],
    [direction, order, ...rest, 'more'],
    [direction, order, ...rest.map(() => ({}))],
    [direction, order, ...rest.map((each) => (typeof each === 'number' ? 1e300 : each)).slice(1)],
  ];
  for (const parts of others) {
    const cursor = Buffer.from(JSON.stringify(parts)).toString('base64url');
    await expect(read({ ...query, pageNo: 2, cursor })).rejects.toThrow('422');
  }
});

function partsOf(cursor: string): unknown[] {
  const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  return Array.isArray(parts) ? parts : [];
}
