/** What is kept about a person: all of it is exported, and after erasure nothing of it is found. */
import { count, eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type PersonalData } from '../../src/database/personal.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { users, type User } from '../../src/identity/tables/users.ts';
import { forwardDue } from '../../src/messages/notifications/forwarding.ts';
import { notifications } from '../../src/messages/tables/notifications.ts';
import { tellChangeWasAsked } from '../../src/messages/notifications/automatic.ts';
import { createOutbox } from '../../src/messages/outbox/outbox.ts';
import { findGroup } from '../../src/notice-groups.ts';
import { noSeal } from '../../src/platform/seal.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { personalData } from '../../src/personal-data.ts';
import * as schema from '../../src/schema.ts';
import { applicationOf } from '../support/applications.ts';
import { newFresher, registered } from '../support/registration.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

type AboutPeople = Extract<PersonalData, { rows: unknown }>;

const tables = Object.values(schema).flatMap((each) => (is(each, PgTable) ? [each] : []));
const aboutPeople = personalData.filter((data): data is AboutPeople => 'rows' in data);

describe('the declarations', () => {
  test('say of every table of the schema, once, what is about people', () => {
    const declared = personalData.map(({ table }) => getTableName(table));
    expect(declared.toSorted()).toEqual(tables.map((table) => getTableName(table)).toSorted());
  });

  test('give a reason wherever something is about nobody, is withheld or stays', () => {
    const reasons = personalData.flatMap((data) => {
      if ('aboutNobody' in data) return [data.aboutNobody];
      const { exported, erased } = data;
      return [
        ...('withheld' in exported ? [exported.withheld] : []),
        ...(typeof erased === 'object' && 'kept' in erased ? [erased.kept] : []),
      ];
    });
    expect(reasons.filter((reason) => reason.split(' ').length < 4)).toEqual([]);
  });

  test('give out no column that holds a proof of who somebody is', () => {
    const given = aboutPeople.flatMap(({ table, exported }) =>
      'columns' in exported
        ? Object.keys(exported.columns).map((name) => `${getTableName(table)}.${name}`)
        : [],
    );
    expect(given.filter((name) => /hash|token|device$|caller|issuedTo/i.test(name))).toEqual([]);
  });

  test('of rows that go along with the account stand on a foreign key', () => {
    const along = aboutPeople.filter(({ erased }) => erased === 'along').map(({ table }) => table);
    const isCascading = (table: PgTable) =>
      getTableConfig(table).foreignKeys.some(({ onDelete }) => onDelete === 'cascade');
    expect(along.filter((table) => !isCascading(table)).map(getTableName)).toEqual([]);
  });
});

const officer = seededID('user/9000000031');
const name = { firstName: 'Zubeida', lastName: 'Kashyapi' };
const words = `${name.firstName} ${name.lastName}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Somebody with a name that nobody else has, whose address is confirmed. */
async function newPerson(): Promise<User> {
  const fields = { ...newFresher(), ...name };
  const { mobileNumber, code } = await registered(server, fields);
  await server.call('verifyOtp', { body: { mobileNumber, code } });
  const { db } = server.database;
  const [person] = await db
    .update(users)
    .set({ emailVerifiedAt: server.clock.now })
    .where(eq(users.mobileNumber, mobileNumber))
    .returning();
  if (person === undefined) throw new Error('The new person was not kept.');
  return person;
}

/** Erases a person whose time is over. */
async function erase(person: User): Promise<void> {
  const { db } = server.database;
  const at = server.clock.now;
  await db
    .insert(schema.erasureRequests)
    .values({ userID: person.id, requestedAt: at, dueAt: at })
    .onConflictDoUpdate({ target: schema.erasureRequests.userID, set: { dueAt: at } });
  await server.runTask('erasure');
  expect(await db.$count(users, eq(users.id, person.id))).toBe(0);
}

/** Tables in which one of the texts is found, in whatever column. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const row = sql`lower(to_jsonb(${sql.identifier(getTableName(table))})::text)`;
    const has = texts.map((text) => sql`${row} like ${`%${text.toLowerCase()}%`}`);
    const [{ rows } = { rows: 0 }] = await server.database.db
      .select({ rows: count() })
      .from(table)
      .where(sql.join(has, sql` or `));
    if (rows > 0) found.push(getTableName(table));
  }
  return found;
}

/** A row about the person in every table that has one about people. */
async function fillAll(person: User): Promise<void> {
  const { db } = server.database;
  const { id, mobileNumber, email } = person;
  const applicationID = await applicationOf(db, person);
  await insert(schema.cvTemplates, { name: 'One column', sections: [] });
  await insert(schema.seasons, {
    name: 'Drives',
    termsText: 'Be there.',
    academicYear: '2026-27',
    passingYears: [2027],
  });
  const round = { name: 'Test', createdBy: officer, updatedBy: officer };
  await insert(schema.rounds, { ...round, startsAt: new Date(0), endsAt: new Date(1) });
  await insert(schema.panels, { name: 'A', startsAt: new Date(0), endsAt: new Date(1), minutes: 20 });
  await insert(schema.roundTests, { minutes: 20 });
  await insert(schema.roundQuestions, {
    questionID: 'sum',
    text: 'Two and two?',
    options: ['3', '4'],
    rightOption: 1,
  });
  const reached = { phone: mobileNumber, email };
  const given = new Map<PgTable, Record<string, unknown>>([
    [schema.auditEvents, { subjectID: id }],
    [schema.importJobs, { requestedBy: id }],
    [schema.importRows, { cells: [words, `+91 ${mobileNumber}`, email.toUpperCase()] }],
    [schema.skills, { suggestedBy: id }],
    [schema.companies, reached],
    [schema.universities, reached],
    [schema.institutes, reached],
    [schema.instituteConfigs, { contactEmail: email }],
    [schema.slots, { startsAt: new Date(0), endsAt: new Date(1), applicationID }],
    [schema.testAttempts, { startedAt: new Date(0), endsAt: new Date(1), applicationID }],
    [schema.interviewers, { email, name: words }],
    [schema.panelLinks, { email, name: words, secretHash: 'secret-link', codeHash: 'secret-code' }],
    [schema.leads, { mobile: mobileNumber, email }],
    [schema.outcomes, { kind: 'Off campus', applicationID: null }],
    [schema.recruiters, { contactPhone: mobileNumber, contactEmail: email }],
    [schema.notifications, { audienceUsers: [officer], content: `<p>${words} asks</p>` }],
    [schema.otpChallenges, { mobileNumber }],
    [schema.teamInvitations, { email }],
    [schema.consents, { purpose: 'share-with-employers', withdrawalHash: 'secret-withdrawal' }],
    [schema.addresses, { pincode: '411001' }],
    [schema.currentDegrees, { admissionYear: 2023, passingYear: 2027 }],
    [schema.images, { visibility: 'Private' }],
    [schema.imageContents, { content: Buffer.from('a file') }],
    [schema.cvPrintings, { content: Buffer.from('a file') }],
    [schema.jobAlerts, { search: words }],
    [schema.jobReviews, { kind: 'Report', category: 'Other' }],
    [schema.paymentOrders, { userID: id }],
    [schema.receipts, { userID: id, receiptNumber: 'RV/26-27/9' }],
  ]);
  // What others refer to is filled before them.
  const waiting = new Set(aboutPeople);
  while (waiting.size > 0) {
    const open = [...waiting].map(({ table }) => table);
    const ready = [...waiting].filter(({ table }) =>
      needs(table).every((other) => other === table || !open.includes(other)),
    );
    expect(ready).not.toEqual([]);
    for (const data of ready) {
      waiting.delete(data);
      if ((await rowsAbout(data, person)) === 0) await insert(data.table, given.get(data.table) ?? {});
    }
  }

  async function insert(table: PgTable, values: Record<string, unknown>): Promise<void> {
    const row: Record<string, unknown> = {};
    for (const [key, column] of Object.entries<PgColumn>(getTableColumns(table))) {
      const value = key in values ? values[key] : await usual(table, column);
      if (value !== undefined) row[key] = value;
    }
    await db.insert(table).values(row);
  }

  /** Something that a column takes; undefined for what the database adds. */
  async function usual(table: PgTable, column: PgColumn): Promise<unknown> {
    const target = referred(table, column);
    if (target !== undefined && getTableName(target.table) === 'users') return id;
    if (!column.notNull || column.generated !== undefined || column.hasDefault) return undefined;
    if (target !== undefined) return newest(target.table, target.column);
    if (column.enumValues !== undefined && column.enumValues.length > 0) return column.enumValues[0];
    if (/hash|device|caller/i.test(column.name)) return `secret-${column.name}-${id}`;
    if (column.name === 'email') return email;
    const ofType: Record<string, unknown> = {
      PgText: words,
      PgTimestamp: server.clock.now,
      PgJsonb: { words },
      PgArray: [words],
      PgBoolean: true,
      PgCustomColumn: new Uint8Array([1]),
    };
    return ofType[column.columnType] ?? 1;
  }

  async function newest(table: PgTable, column: PgColumn): Promise<unknown> {
    const data = aboutPeople.find((each) => each.table === table);
    const where = data?.rows(personOf(person));
    const [own] = await db.select({ value: column }).from(table).where(where).limit(1);
    const [any] = own === undefined ? await db.select({ value: column }).from(table).limit(1) : [own];
    return any?.value;
  }
}

const personOf = ({ id, mobileNumber, email }: User): Person => ({ id, mobileNumber, email });

function rowsAbout({ table, rows }: AboutPeople, person: User): Promise<number> {
  return server.database.db.$count(table, rows(personOf(person)));
}

const needs = (table: PgTable): PgTable[] =>
  getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);

function referred(table: PgTable, column: PgColumn): { table: PgTable; column: PgColumn } | undefined {
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const [target] = foreignColumns;
    if (columns[0] === column && target !== undefined) return { table: foreignTable, column: target };
  }
  return undefined;
}

test('a person with a row in every table takes each of them away, without a secret, and nothing of them stays after erasure', async () => {
  const person = await newPerson();
  await fillAll(person);
  const empty: string[] = [];
  for (const data of aboutPeople) {
    if ((await rowsAbout(data, person)) === 0) empty.push(getTableName(data.table));
  }
  expect(empty).toEqual([]);

  const call = await server.actAs(person.id);
  const exported = (await call('exportOwnData')).data.export;
  const missing = aboutPeople.filter((data) => {
    if (!('as' in data.exported)) return false;
    const section = exported[data.exported.as];
    return !Array.isArray(section) || section.length === 0;
  });
  expect(missing.map(({ table }) => getTableName(table))).toEqual([]);
  expect(exported['contactOf']).toHaveLength(5);
  expect(JSON.stringify(exported)).not.toContain('secret-');
  expect(JSON.stringify(exported)).not.toContain('argon2');

  await erase(person);
  const kept = aboutPeople
    .filter(({ erased }) => typeof erased === 'object' && 'kept' in erased)
    .map(({ table }) => getTableName(table));
  // The last message says that it was done; it goes with the week.
  const told = await server.database.db
    .delete(outboxMessages)
    .where(eq(outboxMessages.recipient, person.email))
    .returning({ subject: outboxMessages.subject });
  expect(told).toEqual([{ subject: 'Your account was erased' }]);
  const found = await tablesWith([person.mobileNumber, person.email, person.firstName, person.lastName]);
  expect(found.filter((table) => !kept.includes(table))).toEqual([]);
  // The search finds what is there: these stay for a reason.
  expect(found).toContain('receipts');
});

test('what is kept by an address is given to nobody who has not confirmed it', async () => {
  const person = await newPerson();
  const { db } = server.database;
  await db.insert(outboxMessages).values({
    channel: 'email',
    recipient: person.email,
    subject: 'Join Sahyadri',
    body: '',
    createdAt: server.clock.now,
  });
  const call = await server.actAs(person.id);
  const subjects = async () => JSON.stringify((await call('exportOwnData')).data.export['messages']);
  expect(await subjects()).toContain('Join Sahyadri');
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, person.id));
  expect(await subjects()).not.toContain('Join Sahyadri');
});

test('notices that officers got about a person go with the person, those of others stay', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const { db } = server.database;
  for (const each of [person, other]) await tellChangeWasAsked(db, each, 'currDegree', server.clock.now);
  const reader = await server.actAs(officer);
  const links = async () =>
    (await reader('listNotifications', { query: { type: 'Broadcast' } })).data.notifications.flatMap(
      ({ cta }) => cta ?? [],
    );
  expect(await links()).toEqual(expect.arrayContaining([`/student?record=${person.id}`]));
  await erase(person);
  expect(await links()).not.toContain(`/student?record=${person.id}`);
  expect(await links()).toContain(`/student?record=${other.id}`);
  await erase(other);
  expect(await tablesWith([words])).not.toContain('notifications');
});

test('what was written to others about a person is forgotten, also what has not gone out yet', async () => {
  const person = await newPerson();
  const { db } = server.database;
  await tellChangeWasAsked(db, person, 'academics', server.clock.now);
  const goesOut = { weight: 'binding' as const, forwardedAt: server.clock.now, forwardedTo: '' };
  await db.update(notifications).set(goesOut).where(eq(notifications.aboutUserID, person.id));
  await db
    .update(schema.notificationRecipients)
    .set({ isForwarded: true })
    .where(eq(schema.notificationRecipients.userID, officer));
  const messenger = createOutbox({
    db,
    now: () => server.clock.now,
    seal: noSeal,
    carriers: {},
    keepsTexts: true,
    log: server.app.log,
  });
  const ways = { messenger, publicAddress: () => 'https://portal.example', findGroup, hasWhatsapp: false };
  await forwardDue(db, ways, server.clock.now);
  expect(await tablesWith([words])).toContain('outbox_messages');
  await erase(person);
  expect(await tablesWith([words])).not.toContain('outbox_messages');
});
