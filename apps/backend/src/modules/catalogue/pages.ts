/**
 * Pages of a list by their number, at a cost that does not grow with it. What a database does for page 40,000 by OFFSET is to walk a
 * million rows; here a page is read from the nearest place that is known: the beginning, the end, a page that was read a moment ago, or a signpost that was set up behind an answer.
 */
import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { isLarge } from '../users/size.ts';
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

/** A row of which is known how many rows come before it. */
interface Mark {
  at: number;
  place: Place;
}

interface KnownPage {
  marks: readonly Mark[];
  staleAt: number;
}

interface KnownList {
  total?: { value: number; staleAt: number };
  isCounting: boolean;
  pages: Map<number, KnownPage>;
  /** Rows at equal distances all along the order. */
  signposts?: KnownPage;
  /** A search went along the order for too long; until then it collects at once. */
  collectedUntil?: number;
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
  /** Nothing narrows the list, so that its order is an index; signposts are set up before somebody asks for a late page. */
  isWhole?: boolean;
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
      const { where, order, isSearch, list, now } = request;
      const table: CatalogueTable = catalogue.table;
      const time = now.getTime();
      const counts = known(db, list);
      const places = known(db, `${list} ${order.name} ${order.isDescending} ${request.pageSize}`);
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

/** Counts all rows, and sets up signposts where they are of use, without anybody waiting for it; once at a time for each list. */
function learnBehind(
  db: Db,
  table: CatalogueTable,
  { where, order, pageNo, pageSize, isSearch, isWhole = false, now }: PageRequest,
  { counts, places }: { counts: KnownList; places: KnownList },
  { walked, life }: PageLimits,
): void {
  const time = now.getTime();
  const isOld = (known: { staleAt: number } | undefined): boolean => !known || known.staleAt <= time;
  const isLate = isWhole || pageNo * pageSize > walked;
  const wantsSigns = !isSearch && order.column.notNull && isLate && isOld(places.signposts);
  if (counts.isCounting || !(wantsSigns || isOld(counts.total))) return;
  counts.isCounting = true;
  const staleAt = time + life;
  const learn = async (): Promise<void> => {
    try {
      const marks = wantsSigns ? await signposts(db, table, where, order, walked) : undefined;
      if (marks) places.signposts = { marks, staleAt };
      const last = marks?.at(-1);
      const rest = last && and(where, onwards(table, order, last.place, '>='));
      counts.total = { value: (last?.at ?? 0) + (await db.$count(table, last ? rest : where)), staleAt };
    } catch {
      // The next caller tries again.
    } finally {
      counts.isCounting = false;
    }
  };
  void learn();
}

/** Every `step`th row of the order: each is found from the one before it, so that the whole costs as much as one way along the index. */
async function signposts(
  db: Db,
  table: CatalogueTable,
  where: SQL | undefined,
  order: Order,
  step: number,
): Promise<Mark[]> {
  const marks: Mark[] = [];
  const direction = order.isDescending ? desc : asc;
  for (;;) {
    const last = marks.at(-1);
    const [next] = await db
      .select({ value: order.column, id: table.id })
      .from(table)
      .where(and(where, last && onwards(table, order, last.place, '>=')))
      .orderBy(direction(order.column), direction(table.id))
      .limit(1)
      .offset(step);
    if (!next) return marks;
    marks.push({ at: (last?.at ?? 0) + step, place: { value: next.value, id: String(next.id) } });
  }
}

/** The condition: a row stands in the order after the place, or with `>=` at it. */
function onwards(table: CatalogueTable, order: Order, { value, id }: Place, sign: '>' | '>='): SQL {
  const compared = sql.raw(order.isDescending ? sign.replace('>', '<') : sign);
  return sql`(${order.column}, ${table.id}) ${compared} (${sql.param(value, order.column)}, ${id})`;
}

/** How to come to a page: from which place, in which direction, over how many rows. */
interface Path {
  from: Place | undefined;
  /** Backwards it begins before the place, forwards with the place itself. */
  isBackward: boolean;
  skip: number;
  take: number;
}

function pathTo(
  { order, pageNo, pageSize, isSearch, now }: PageRequest,
  { pages, signposts: signs }: KnownList,
  total: number | undefined,
  { walked, life }: PageLimits,
): Path {
  const before = (pageNo - 1) * pageSize;
  let best: Path = { from: undefined, isBackward: false, skip: before, take: pageSize };
  // Nothing comes after a value that is not there.
  if (!order.column.notNull) return best;
  // Rows between those that a search finds cost as much as these.
  if (before <= walked && !isSearch) return best;
  const consider = (path: Path): void => {
    const isNearer = path.skip < best.skip || (path.skip === best.skip && best.from === undefined);
    if (isNearer) best = path;
  };
  if (total !== undefined && before < total) {
    const take = Math.min(pageSize, total - before);
    consider({ from: undefined, isBackward: true, skip: total - before - take, take });
  }
  // Old ones serve once more while new ones are set up, but not those of an hour ago.
  const standing = signs && now.getTime() < signs.staleAt + life ? [signs] : [];
  for (const { marks } of [...pages.values(), ...standing]) {
    for (const { at, place } of marks) {
      if (at <= before) consider({ from: place, isBackward: false, skip: before - at, take: pageSize });
      else if (at >= before + pageSize) {
        consider({ from: place, isBackward: true, skip: at - before - pageSize, take: pageSize });
      }
    }
  }
  return best;
}

async function walk<Table extends CatalogueTable, More extends Derived>(
  db: Db,
  catalogue: Readable<Table, More>,
  { where, order }: PageRequest,
  { from, isBackward, skip, take }: Path,
): Promise<RowOf<Table, More>[]> {
  const turned = { ...order, isDescending: order.isDescending !== isBackward };
  const rest = from && onwards(catalogue.table, turned, from, isBackward ? '>' : '>=');
  const rows = await readRows(db, catalogue, {
    where: and(where, rest),
    order: turned,
    limit: take,
    offset: skip,
  });
  return isBackward ? rows.toReversed() : rows;
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

function remember(
  pages: Map<number, KnownPage>,
  { order, pageNo, pageSize, now }: PageRequest,
  rows: readonly object[],
  staleAt: number,
): void {
  for (const [number, page] of pages) if (page.staleAt <= now.getTime()) pages.delete(number);
  const before = (pageNo - 1) * pageSize;
  const markOf = (row: object, at: number): Mark => ({
    at,
    place: { value: Reflect.get(row, order.name), id: String(Reflect.get(row, 'id')) },
  });
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return;
  pages.delete(pageNo);
  pages.set(pageNo, {
    marks: [markOf(first, before), markOf(last, before + rows.length - 1)],
    staleAt,
  });
  for (const number of pages.keys()) if (pages.size > rememberedPages) pages.delete(number);
}
