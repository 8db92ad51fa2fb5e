import * as fc from 'fast-check';
import { ilike, inArray, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { contains } from '../../src/database/pages.ts';
import { readPage, type ListMeta } from '../../src/records/lists/pages.ts';
import { orderOf, readRows, type Order } from '../../src/records/lists/rows.ts';
import { leads } from '../../src/organisations/tables/leads.ts';
import { seed } from '../../src/seed/index.ts';
import { openTestDatabase } from '../support/database.ts';

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

const ofTheList = inArray(leads.firstName, ['Asha']);
/** Fewer than there are, so that the list is a long one. */
const mostCounted = 50;

interface Asked {
  order: Order;
  pageNo: number;
  cursor?: string | undefined;
  where?: SQL;
  most?: number;
}

async function idsOf({ where = ofTheList, most = mostCounted, ...asked }: Asked) {
  const page = await readPage(database.db, catalogue, { where, pageSize, ...asked }, most);
  return { ids: page.rows.map(({ id }) => id), meta: page.meta };
}

async function allIDs(order: Order, where: SQL = ofTheList) {
  return (await readRows(database.db, catalogue, { where, order, limit: 1_000 })).map(({ id }) => id);
}

const slice = (ids: readonly string[], pageNo: number) =>
  ids.slice((pageNo - 1) * pageSize, pageNo * pageSize);

describe('pages of a list', () => {
  test.each(['lastName', '-lastName', 'createdAt', '-createdAt'])(
    'in the order %s follow one another, forwards and backwards, and are the same by their number',
    async (sort) => {
      const order = orderOf(catalogue, sort);
      const all = await allIDs(order);
      // Counted to the end, and not.
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(mostCounted, rowsInAll),
          fc.integer({ min: 1, max: 24 }),
          fc.array(fc.constantFrom(-1, 1), { maxLength: 6 }),
          async (most, start, turns) => {
            let pageNo = start;
            let page = await idsOf({ order, pageNo, most });
            expect(page.ids).toEqual(slice(all, pageNo));
            for (const turn of turns) {
              const cursor = turn === 1 ? page.meta.nextCursor : page.meta.previousCursor;
              // Each end, and only the ends, say that there is nothing beyond.
              expect(cursor === undefined).toBe(pageNo + turn === 0 || pageNo + turn === 25);
              if (cursor === undefined) continue;
              pageNo += turn;
              page = await idsOf({ order, pageNo, cursor, most });
              expect(page.ids).toEqual(slice(all, pageNo));
            }
          },
        ),
        { numRuns: 12 },
      );
    },
  );

  test('go on after the last row that was read, whatever was added before it', async () => {
    const { db } = database;
    const order = orderOf(catalogue, 'createdAt');
    const { meta } = await idsOf({ order, pageNo: 1 });
    const all = await allIDs(order);
    const [first] = all;
    await db.execute(
      sql`insert into leads select (jsonb_populate_record(leads, '{"id": "0"}')).* from leads where id = ${first}`,
    );
    const next = await idsOf({ order, pageNo: 2, cursor: meta.nextCursor });
    await db.execute(sql`delete from leads where id = '0'`);
    expect(next.ids).toEqual(slice(all, 2));
  });

  test('say how many there are, or that there are more than anybody counts', async () => {
    const order = orderOf(catalogue, 'lastName');
    const totals = async (pageNo: number, most = mostCounted): Promise<Omit<ListMeta, 'sort'>> => {
      const { meta } = await idsOf({ order, pageNo, most });
      const { nextCursor: _next, previousCursor: _previous, sort, ...rest } = meta;
      expect(sort).toBe('lastName');
      return rest;
    };
    expect(await totals(1, rowsInAll)).toEqual({ total: rowsInAll });
    expect(await totals(1, rowsInAll - 1)).toEqual({ total: rowsInAll - 1, isTotalMinimum: true });
    // Whoever goes on beyond what is counted, finds the next page and at last the end.
    expect(await totals(5)).toEqual({ total: 50, isTotalMinimum: true });
    expect(await totals(8)).toEqual({ total: 80, isTotalMinimum: true });
    expect(await totals(24)).toEqual({ total: rowsInAll });
    expect(await totals(900)).toEqual({ total: 50, isTotalMinimum: true });
  });

  test('refuse a cursor of another order, and what is none', async () => {
    const order = orderOf(catalogue, 'lastName');
    const { meta } = await idsOf({ order, pageNo: 1 });
    const other = orderOf(catalogue, '-createdAt');
    const made = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const forged = [
      meta.nextCursor,
      'none',
      made('after', '-createdAt', 'yesterday', 'a'),
      made('after', '-createdAt', 7, 'a'),
      made('beside', '-createdAt', now, 'a'),
      made('after', '-createdAt', now, ['a']),
    ];
    for (const cursor of forged) {
      await expect(idsOf({ order: other, pageNo: 2, cursor })).rejects.toMatchObject({
        status: 422,
        fields: [{ path: 'query.cursor' }],
      });
    }
  });

  test('in the order of a column that may be empty have the rows without it at the end, and no cursors', async () => {
    await database.db
      .update(leads)
      .set({
        nextActionAt: sql`timestamptz '2026-03-01' + (length(${leads.id}) + ascii(${leads.id})) * interval '1 h'`,
      })
      .where(sql`${ofTheList} and ${leads.lastName} <> 'Name 1'`);
    const order = {
      name: 'nextActionAt',
      column: leads.nextActionAt,
      isDescending: false,
      sort: 'nextActionAt',
    };
    const all = await allIDs(order);
    for (const pageNo of [20, 24, 2]) {
      const { ids, meta } = await idsOf({ order, pageNo });
      expect(ids).toEqual(slice(all, pageNo));
      expect(meta).not.toHaveProperty('nextCursor');
    }
  });

  test('of a search are in order, whether few or many are found', async () => {
    const where = ilike(leads.lastName, '%Name 3%');
    const order = orderOf(catalogue, 'createdAt');
    const all = await allIDs(order, where);
    const few = await idsOf({ order, pageNo: 2, where, most: 100 });
    expect(few).toMatchObject({ ids: slice(all, 2), meta: { total: all.length } });
    const many = await idsOf({ order, pageNo: 2, where, most: 20 });
    expect(many).toMatchObject({ ids: slice(all, 2), meta: { total: 20, isTotalMinimum: true } });
    expect(await idsOf({ order, pageNo: 1, where: ilike(leads.lastName, '%nobody%') })).toEqual({
      ids: [],
      meta: { sort: 'createdAt', total: 0 },
    });
  });
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
