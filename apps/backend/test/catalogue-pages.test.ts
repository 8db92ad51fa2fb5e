import * as fc from 'fast-check';
import { and, ilike, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/database/open.ts';
import { contains } from '../src/database/pages.ts';
import { createPageReader, type PageReader } from '../src/modules/catalogue/pages.ts';
import { orderOf, readRows } from '../src/modules/catalogue/rows.ts';
import { leads } from '../src/modules/leads/tables.ts';
import { seed } from '../src/seed/index.ts';
import { openTestDatabase } from './support/database.ts';

const now = new Date('2026-11-21T04:30:00Z');
const catalogue = { table: leads, searched: [leads.lastName], sorts: { lastName: leads.lastName } };
const rowsInAll = 237;
const pageSize = 10;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const hashPassword = (password: string) => Promise.resolve(`hash of ${password}`);
  await seed(database.db, { sandbox: false, withJobs: false, now, hashPassword });
  // Many have the same name, so that only the id tells them apart.
  await database.db.execute(sql`
    insert into leads (id, created_at, updated_at, first_name, last_name, mobile, email, number_of_employees, industry_id)
    select md5(i::text), timestamptz '2026-01-01' + (i % 7) * interval '1 ms', now(), 'Asha', 'Name ' || i % 5,
      '9000000000', 'a@example.com', '1-10', (select min(id) from industries)
    from generate_series(1, ${rowsInAll}) as i`);
});
afterAll(() => database.close());

const request = {
  where: inArray(leads.firstName, ['Asha']),
  pageSize,
  list: 'all',
  isSearch: false,
  now,
};

/** What a page is: its rows by OFFSET. */
async function expected(sort: string, pageNo: number) {
  const order = orderOf(catalogue, sort);
  const where = request.where;
  const query = { where, order, limit: pageSize, offset: (pageNo - 1) * pageSize };
  return (await readRows(database.db, catalogue, query)).map(({ id }) => id);
}

async function ids(reader: PageReader, sort: string, pageNo: number, more = {}) {
  const order = orderOf(catalogue, sort);
  const page = await reader.read(database.db, catalogue, { ...request, order, pageNo, ...more });
  return { ...page, ids: page.rows.map(({ id }) => id) };
}

/** Waits for the count that nobody waits for. */
async function counted(reader: PageReader): Promise<void> {
  await expect.poll(async () => (await ids(reader, 'lastName', 1)).isTotalMinimum).toBe(false);
}

describe('pages of a long list', () => {
  test('are those that OFFSET gives, whichever were read before, forwards, backwards and from the end', async () => {
    const visits = fc.array(fc.integer({ min: 1, max: 26 }), { minLength: 5, maxLength: 12 });
    const sorts = fc.constantFrom('lastName', '-lastName', 'createdAt', '-createdAt');
    await fc.assert(
      fc.asyncProperty(visits, sorts, fc.boolean(), fc.boolean(), async (pages, sort, isCounted, isWhole) => {
        const reader = createPageReader({
          counted: 50,
          countedInSearch: 50,
          walked: 20,
          patience: 25,
          life: 60_000,
        });
        if (isCounted) {
          // With signposts at each twentieth row, if the list is a whole one.
          await ids(reader, sort, 1, { isWhole });
          await counted(reader);
        }
        for (const pageNo of pages)
          expect((await ids(reader, sort, pageNo)).ids).toEqual(await expected(sort, pageNo));
      }),
      { numRuns: 20 },
    );
  });

  test('say at first how many there are at least, and then how many', async () => {
    const reader = createPageReader({
      counted: 50,
      countedInSearch: 50,
      walked: 20,
      patience: 25,
      life: 60_000,
    });
    expect(await ids(reader, 'lastName', 1)).toMatchObject({ total: 50, isTotalMinimum: true });
    await counted(reader);
    expect(await ids(reader, 'lastName', 24)).toMatchObject({ total: rowsInAll, isTotalMinimum: false });
    expect((await ids(reader, 'lastName', 24)).ids).toHaveLength(rowsInAll % pageSize);
  });

  test('are counted anew after their time and when rows were added', async () => {
    const reader = createPageReader({
      counted: 50,
      countedInSearch: 50,
      walked: 20,
      patience: 25,
      life: 1_000,
    });
    await ids(reader, 'lastName', 1);
    await counted(reader);
    reader.forget(database.db);
    expect((await ids(reader, 'lastName', 1)).isTotalMinimum).toBe(true);
    await counted(reader);
    const later = new Date(now.getTime() + 5_000);
    // The old count answers while the new one is made.
    expect(await ids(reader, 'lastName', 1, { now: later })).toMatchObject({ total: rowsInAll });
  });
});

test('pages in the order of a column that may be empty have the rows without it at the end', async () => {
  const { db } = database;
  await db
    .update(leads)
    .set({
      nextActionAt: sql`timestamptz '2026-03-01' + (length(${leads.id}) + ascii(${leads.id})) * interval '1 h'`,
    })
    .where(sql`${request.where} and ${leads.lastName} <> 'Name 1'`);
  const order = { name: 'nextActionAt', column: leads.nextActionAt, isDescending: false };
  const reader = createPageReader({
    counted: 50,
    countedInSearch: 50,
    walked: 20,
    patience: 25,
    life: 60_000,
  });
  const { where } = request;
  const all = await readRows(db, catalogue, { where, order, limit: 300 });
  for (const pageNo of [20, 24, 21, 24, 2]) {
    const page = await reader.read(db, catalogue, { ...request, order, pageNo });
    expect(page.rows).toEqual(all.slice((pageNo - 1) * pageSize, pageNo * pageSize));
  }
});

test('a search finds what contains the text, of however many parts it is made', async () => {
  const { db } = database;
  const names = [
    'Asha Patil',
    'Ashwin Patil',
    'Patil Asha',
    'Asha  Patil',
    'person99999',
    'person9 9999',
    'person199999',
    '50% off 100',
    'a_b c_d',
  ];
  const searches = [
    'asha patil',
    'ASHA',
    'il as',
    'person99999',
    '99999',
    'on9 999',
    'person1',
    'off 100',
    '50% off 100',
    'a_b c_d',
    'a1b c_d',
  ];
  for (const search of searches) {
    const rows = sql`(select unnest(${sql.param(names)}::text[]) as name) as named`;
    const found = await db
      .select({ name: sql<string>`named.name` })
      .from(rows)
      .where(contains(sql`named.name`, search));
    const containing = names.filter((name) => name.toLowerCase().includes(search.toLowerCase()));
    expect(found.map(({ name }) => name).toSorted()).toEqual(containing.toSorted());
  }
});

describe('pages of a search', () => {
  const where = ilike(leads.lastName, '%Name 3%');

  test('are in order, counted and whole while few rows are found', async () => {
    const reader = createPageReader();
    const page = await ids(reader, 'createdAt', 2, { where, list: 'three', isSearch: true });
    const all = await readRows(database.db, catalogue, {
      where,
      order: orderOf(catalogue, 'createdAt'),
      limit: 100,
    });
    expect(page.total).toBe(all.length);
    expect(page.ids).toEqual(all.slice(pageSize, 2 * pageSize).map(({ id }) => id));
  });

  test('are in order when many are found', async () => {
    const reader = createPageReader({
      counted: 50,
      countedInSearch: 20,
      walked: 20,
      patience: 25,
      life: 60_000,
    });
    const page = await ids(reader, 'createdAt', 2, { where, list: 'three', isSearch: true });
    const all = await readRows(database.db, catalogue, {
      where,
      order: orderOf(catalogue, 'createdAt'),
      limit: 100,
    });
    expect(page).toMatchObject({ total: 20, isTotalMinimum: true });
    expect(page.ids).toEqual(all.slice(pageSize, 2 * pageSize).map(({ id }) => id));
  });

  test('are the same in any order of reading, and when what is found is collected because the way to it is too long', async () => {
    const limits = { counted: 50, countedInSearch: 20, walked: 20, patience: 1, life: 60_000 };
    const slow = and(where, sql`pg_sleep(0.001) is not null`);
    for (const more of [
      { where, list: 'walked' },
      { where: slow, list: 'collected' },
    ]) {
      const reader = createPageReader(limits);
      const order = { where, order: orderOf(catalogue, 'createdAt'), limit: 100 };
      const all = (await readRows(database.db, catalogue, order)).map(({ id }) => id);
      for (const pageNo of [1, 2, 4, 3, 1, 2]) {
        const page = await ids(reader, 'createdAt', pageNo, { ...more, isSearch: true });
        expect(page.ids).toEqual(all.slice((pageNo - 1) * pageSize, pageNo * pageSize));
      }
    }
  });

  test('that find nothing are empty', async () => {
    const page = await ids(createPageReader(), 'createdAt', 1, {
      where: ilike(leads.lastName, '%nobody%'),
      list: 'nobody',
      isSearch: true,
    });
    expect(page).toMatchObject({ rows: [], total: 0, isTotalMinimum: false });
  });
});
