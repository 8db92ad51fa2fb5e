/**
 * Pages of a list by their number, at a cost that does not grow with it. What a database does for page 40,000 by OFFSET is to walk a
 * million rows; here a page is read from the nearest place that is known: the beginning, the end, a page that was read a moment ago, or a signpost that was set up behind an answer.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { isLarge } from '../users/size.ts';
import type { CatalogueTable, Derived, RowOf } from './declaration.ts';
import { learnBehind } from './learning.ts';
import { createListMemory, remember, type KnownList } from './listMemory.ts';
import { usualLimits, type PageLimits, type PageRequest } from './pageRequest.ts';
import { pathTo, walk } from './paths.ts';
import { readRows, type Readable } from './rows.ts';

export interface Page<Row> {
  rows: Row[];
  total: number;
  /** The total is not known yet, and is at least this. */
  isTotalMinimum: boolean;
}

export interface PageReader {
  read<Table extends CatalogueTable, More extends Derived>(
    db: Db,
    catalogue: Readable<Table, More>,
    request: PageRequest,
  ): Promise<Page<RowOf<Table, More>>>;
  /** To be called when rows were added or removed. */
  forget(db: Db): void;
}

/** Reads the pages of one catalogue and remembers what it learns about them, per database. */
export function createPageReader(limits: PageLimits = usualLimits): PageReader {
  const memory = createListMemory();

  return {
    forget: (db) => {
      memory.forget(db);
    },

    async read(db, catalogue, request) {
      const { where, order, isSearch, list, now } = request;
      const table: CatalogueTable = catalogue.table;
      const time = now.getTime();
      const counts = memory.known(db, list);
      const places = memory.known(db, `${list} ${order.name} ${order.isDescending} ${request.pageSize}`);
      const most = isSearch ? limits.countedInSearch : limits.counted;
      if ((counts.total?.value ?? 0) > most) return readLong();
      if (isSearch && (await isCommon(db, table, where, most * 20, now))) {
        const page = await readLong();
        // Otherwise what was expected to be common is not.
        if (page.rows.length === request.pageSize) return page;
      }
      const found = isSearch
        ? await idsOf(db, table, where, most + 1)
        : await countOf(db, table, where, most + 1);
      const total = typeof found === 'number' ? found : found.length;
      if (total > most) return readLong();
      // What a search found is put in order by itself: the planner would walk the whole order to find so few.
      const within = typeof found === 'number' ? where : sql`${table.id} = any(${sql.param(found)})`;
      const few = total === 0 ? [] : await readRows(db, catalogue, slice(request, within));
      return { rows: few, total, isTotalMinimum: false };

      async function readLong() {
        learnBehind(db, table, request, { counts, places }, limits);
        const length = counts.total?.value;
        const path = pathTo(request, places, length, limits);
        const read = (on: Db) => walk(on, catalogue, request, path);
        const isNear = path.from !== undefined;
        const rows = await (isSearch ? search(db, read, { places, isNear, time }, limits) : read(db));
        remember(places.pages, request, rows, time + limits.life);
        return { rows, total: length ?? most, isTotalMinimum: length === undefined };
      }
    },
  };
}

const slice = ({ order, pageNo, pageSize }: PageRequest, where: SQL | undefined) => ({
  where,
  order,
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
});

/** Ids of rows that meet the condition, no more than `limit`, in no order. */
async function idsOf(
  db: Db,
  table: CatalogueTable,
  where: SQL | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await db.select({ id: table.id }).from(table).where(where).limit(limit);
  return rows.map(({ id }) => String(id));
}

/** How many rows meet the condition, counted no further than `limit`. */
async function countOf(
  db: Db,
  table: CatalogueTable,
  where: SQL | undefined,
  limit: number,
): Promise<number> {
  const some = db.select({ id: table.id }).from(table).where(where).limit(limit).as('some');
  return db.$count(some);
}

/** Whether the planner expects the condition to be met by more rows than these, which it tells in less time than counting takes. */
async function isCommon(
  db: Db,
  table: CatalogueTable,
  where: SQL | undefined,
  rows: number,
  now: Date,
): Promise<boolean> {
  if (!(await isLarge(db, now))) return false;
  const query = db.select({ id: table.id }).from(table).where(where);
  const answer: unknown = await db.execute(sql`explain ${query.getSQL()}`);
  const expected = /\brows=(\d+)/.exec(JSON.stringify(answer))?.[1];
  return Number(expected ?? 0) > rows;
}

/**
 * What is found often is found soon along the order, while the planner would rather collect all of it and sort. But people whose first
 * name is the last of the alphabet are all at the end: after a while they are collected, and for a while at once.
 */
async function search<Rows>(
  db: Db,
  read: (on: Db) => Promise<Rows>,
  { places, isNear, time }: { places: KnownList; isNear: boolean; time: number },
  { patience, life }: PageLimits,
): Promise<Rows> {
  if (isNear || (places.collectedUntil ?? 0) <= time) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(
          sql`select set_config('enable_bitmapscan', 'off', true), set_config('statement_timeout', ${String(patience)}, true)`,
        );
        return read(tx);
      });
    } catch (error) {
      if (!isTimeUp(error)) throw error;
      places.collectedUntil = time + life;
    }
  }
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_indexscan = off`);
    return read(tx);
  });
}

/** PostgreSQL ended the statement: `query_canceled`. */
function isTimeUp(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, cause].some((each) => each instanceof Error && Reflect.get(each, 'code') === '57014');
}
