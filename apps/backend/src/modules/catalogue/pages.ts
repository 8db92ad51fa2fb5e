/**
 * Pages of a list by their number, at a cost that does not grow with it. What a database does for page 40,000 by OFFSET is to walk a
 * million rows; here a page is read from the nearest place that is known: the beginning, the end, or a page that was read a moment ago.
 */
import { and, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import type { CatalogueTable, Derived, RowOf } from './declaration.ts';
import { readRows, type Order, type Readable } from './rows.ts';

export interface PageLimits {
  /** Rows that are counted while the caller waits; of a longer list the count is remembered and renewed behind the answers. */
  counted: number;
  /** The same for a search, which has to look at each row's text. */
  countedInSearch: number;
  /** Rows that may be walked over to a page. */
  walked: number;
  /** Milliseconds for which a search may go along the order; what stands together at its end is found sooner by collecting it. */
  patience: number;
  /** Milliseconds for which a count and the places of pages are held to be true. */
  life: number;
}

const usualLimits: PageLimits = {
  counted: 10_000,
  countedInSearch: 1_000,
  walked: 2_500,
  patience: 25,
  life: 60_000,
};

/** How many lists are remembered, each with its filters and its order. */
const rememberedLists = 500;
/** How many pages of a list. */
const rememberedPages = 400;

/** A row's place in the order. */
interface Place {
  value: unknown;
  id: string;
}

interface KnownPage {
  first: Place;
  last: Place;
  staleAt: number;
}

interface KnownList {
  total?: { value: number; staleAt: number };
  isCounting: boolean;
  pages: Map<number, KnownPage>;
}

export interface PageRequest {
  /** Condition of the filters and of what the caller reaches. */
  where: SQL | undefined;
  order: Order;
  pageNo: number;
  pageSize: number;
  /** Names the list: its filters and scope, without page and order. */
  list: string;
  isSearch: boolean;
  now: Date;
}

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
  const memories = new WeakMap<Db, Map<string, KnownList>>();

  function known(db: Db, list: string): KnownList {
    const lists = memories.get(db) ?? new Map<string, KnownList>();
    memories.set(db, lists);
    const found = lists.get(list) ?? { isCounting: false, pages: new Map() };
    // The one that was asked for last stands last, and the first goes.
    lists.delete(list);
    lists.set(list, found);
    for (const name of lists.keys()) if (lists.size > rememberedLists) lists.delete(name);
    return found;
  }

  return {
    forget: (db) => {
      memories.delete(db);
    },

    async read(db, catalogue, request) {
      const { where, isSearch, list, now } = request;
      const table: CatalogueTable = catalogue.table;
      const counts = known(db, list);
      const time = now.getTime();
      if (counts.total && time < counts.total.staleAt) {
        return { ...(await readAt(counts.total.value)), total: counts.total.value, isTotalMinimum: false };
      }
      const most = isSearch ? limits.countedInSearch : limits.counted;
      const found = isSearch
        ? await idsOf(db, table, where, most + 1)
        : await countOf(db, table, where, most + 1);
      const total = typeof found === 'number' ? found : found.length;
      if (total <= most) {
        // What a search found is put in order by itself: the planner would walk the whole order to find so few.
        const within = typeof found === 'number' ? where : sql`${table.id} = any(${sql.param(found)})`;
        const rows = total === 0 ? [] : await readRows(db, catalogue, slice(request, within));
        return { rows, total, isTotalMinimum: false };
      }
      const old = counts.total;
      countBehind(db, table, where, counts, () => time + limits.life);
      if (old) return { ...(await readAt(old.value)), total: old.value, isTotalMinimum: false };
      return { ...(await readAt(undefined)), total: most, isTotalMinimum: true };

      async function readAt(length: number | undefined) {
        const places = known(
          db,
          `${list} ${request.order.name} ${request.order.isDescending} ${request.pageSize}`,
        );
        const path = pathTo(request, places.pages, length, limits.walked);
        const rows = await walk(db, catalogue, request, path, limits.patience);
        remember(places.pages, request, rows, time + limits.life);
        return { rows };
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

/** Counts all rows without anybody waiting for it; once at a time for each list. */
function countBehind(
  db: Db,
  table: CatalogueTable,
  where: SQL | undefined,
  counts: KnownList,
  staleAt: () => number,
): void {
  if (counts.isCounting) return;
  counts.isCounting = true;
  const count = async (): Promise<void> => {
    try {
      counts.total = { value: await db.$count(table, where), staleAt: staleAt() };
    } catch {
      // The next caller tries again.
    } finally {
      counts.isCounting = false;
    }
  };
  void count();
}

/** How to come to a page: from which place, in which direction, over how many rows. */
interface Path {
  from: Place | undefined;
  /** The page begins with the place itself. */
  isInclusive?: boolean;
  isBackward: boolean;
  skip: number;
  take: number;
}

function pathTo(
  { pageNo, pageSize, isSearch }: PageRequest,
  pages: ReadonlyMap<number, KnownPage>,
  total: number | undefined,
  walked: number,
): Path {
  const before = (pageNo - 1) * pageSize;
  let best: Path = { from: undefined, isBackward: false, skip: before, take: pageSize };
  if (before <= walked && !isSearch) return best;
  // Rows between those that a search finds cost as much as these.
  const known = isSearch ? pages.get(pageNo) : undefined;
  if (known) return { from: known.first, isInclusive: true, isBackward: false, skip: 0, take: pageSize };
  const consider = (path: Path): void => {
    if (path.skip < best.skip) best = path;
  };
  if (total !== undefined && before < total) {
    const take = Math.min(pageSize, total - before);
    consider({ from: undefined, isBackward: true, skip: total - before - take, take });
  }
  for (const [number, page] of pages) {
    if (number < pageNo) {
      consider({
        from: page.last,
        isBackward: false,
        skip: (pageNo - number - 1) * pageSize,
        take: pageSize,
      });
    } else if (number > pageNo) {
      consider({
        from: page.first,
        isBackward: true,
        skip: (number - pageNo - 1) * pageSize,
        take: pageSize,
      });
    }
  }
  return best;
}

async function walk<Table extends CatalogueTable, More extends Derived>(
  db: Db,
  catalogue: Readable<Table, More>,
  { where, order, isSearch }: PageRequest,
  { from, isInclusive = false, isBackward, skip, take }: Path,
  patience: number,
): Promise<RowOf<Table, More>[]> {
  const table: CatalogueTable = catalogue.table;
  const isDescending = order.isDescending !== isBackward;
  const sign = sql.raw(`${isDescending ? '<' : '>'}${isInclusive ? '=' : ''}`);
  const onwards =
    from && sql`(${order.column}, ${table.id}) ${sign} (${sql.param(from.value, order.column)}, ${from.id})`;
  const query = {
    where: and(where, onwards),
    order: { ...order, isDescending },
    limit: take,
    offset: skip,
  };
  const read = (on: Db) => readRows(on, catalogue, query);
  const rows = isSearch ? await search(db, read, patience) : await read(db);
  return isBackward ? rows.toReversed() : rows;
}

/**
 * What is found often is found soon along the order, while the planner would rather collect all of it and sort. But people whose first
 * name is the last of the alphabet are all at the end: after a while they are collected.
 */
async function search<Rows>(db: Db, read: (on: Db) => Promise<Rows>, patience: number): Promise<Rows> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('enable_bitmapscan', 'off', true), set_config('statement_timeout', ${String(patience)}, true)`,
      );
      return read(tx);
    });
  } catch (error) {
    if (!isTimeUp(error)) throw error;
    return db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_indexscan = off`);
      return read(tx);
    });
  }
}

/** PostgreSQL ended the statement: `query_canceled`. */
function isTimeUp(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, cause].some((each) => each instanceof Error && Reflect.get(each, 'code') === '57014');
}

function remember(
  pages: Map<number, KnownPage>,
  { order, pageNo, now }: PageRequest,
  rows: readonly object[],
  staleAt: number,
): void {
  for (const [number, page] of pages) if (page.staleAt <= now.getTime()) pages.delete(number);
  const placeOf = (row: object): Place => ({
    value: Reflect.get(row, order.name),
    id: String(Reflect.get(row, 'id')),
  });
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return;
  pages.delete(pageNo);
  pages.set(pageNo, { first: placeOf(first), last: placeOf(last), staleAt });
  for (const number of pages.keys()) if (pages.size > rememberedPages) pages.delete(number);
}
