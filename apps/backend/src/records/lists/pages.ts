/**
 * Pages of a list. The page beside one that was read follows from its first or last row (keyset), however far down it is; any other is
 * found by counting off the rows before it in the index of the order. Lists are counted up to 10,000 rows.
 */
import { and, Column, is, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Db, offsetOf } from '../../database/index.ts';
import { validationFailed } from '../../platform/index.ts';
import { encodeCursor, readCursor } from './cursor.ts';
import { orderedBy, standsBeyond, type Sequence, type SequenceKey } from './sequence.ts';
import type { CatalogueTable, Derived, RowOf } from './declaration.ts';
import { readRows, type Order, type Readable } from './rows.ts';

/** Rows that are counted; of a longer list the answer says that there are more. */
export const mostCounted = 10_000;

export interface PageRequest {
  /** From 1. With a cursor it only names the page. */
  pageNo: number;
  pageSize: number;
  /** `meta.nextCursor` or `meta.previousCursor` of another page of the same list. */
  cursor?: string | undefined;
}

/** What a page says about its list, beside its number and size. */
export interface ListMeta {
  /** The order of the rows, as the contract writes it. */
  sort: string;
  total: number;
  /** There are more rows than `total`. */
  isTotalMinimum?: true;
  nextCursor?: string;
  previousCursor?: string;
}

export interface Page<Row> {
  rows: Row[];
  meta: ListMeta;
}

/** How the rows of a list are read and counted. */
export interface PageSource<Row extends object> {
  order: Sequence;
  /** Breaks the ties of the order; a row has it as `id`, in text, and what the order is by under the names of its keys. */
  id: AnyPgColumn;
  read(part: PagePart): Promise<Row[]>;
  /** How many rows there are, counted no further than `limit`. */
  count(limit: number): Promise<number>;
}

/** Which rows of a list are read. */
export interface PagePart {
  /** The condition that they stand beyond the cursor; for the page of a number there is none, and `offset` rows are left out. */
  beyond: SQL | undefined;
  offset: number;
  /** The order of the page, or turned round for one that is read backwards. */
  by: SQL[];
  isDescending: boolean;
  limit: number;
  /** Rows of the whole list, as far as they were counted. */
  counted: number;
}

/**
 * Reads one page of a catalogue.
 * @param request.where condition of the filters and of what the caller reaches
 * @param most rows that are counted
 * @throws ApiFailure 422 for a cursor that no page of this order gave
 */
export async function readPage<Table extends CatalogueTable, More extends Derived>(
  db: Db,
  catalogue: Readable<Table, More>,
  { where, order, ...request }: PageRequest & { order: Order; where: SQL | undefined },
  most: number = mostCounted,
): Promise<Page<RowOf<Table, More>>> {
  const table: CatalogueTable = catalogue.table;
  const { name, column, ...way } = order;
  const key: SequenceKey = is(column, Column)
    ? { name, column }
    : { name, expression: column, type: 'unsaid' };
  return readPageFrom(
    {
      id: table.id,
      order: { ...way, keys: [key] },
      read: ({ beyond, isDescending, limit, offset, counted }) => {
        if (counted > most && !is(column, Column)) throw tooLongToOrder();
        return readRows(db, catalogue, {
          where: and(where, beyond),
          order: { ...order, isDescending },
          limit,
          offset,
          ...(where !== undefined && counted <= most ? { fewerThan: most + 1 } : {}),
        });
      },
      count: (limit) => countUpTo(db, table, where, limit),
    },
    request,
    most,
  );
}

/** What is worked out for each row puts no list in order that is longer than what is counted: it would be worked out for all of it. */
const tooLongToOrder = () =>
  validationFailed([
    {
      path: 'query.sort',
      code: 'tooMany',
      message: 'Narrow the list to 10,000 rows or fewer to order it by this.',
    },
  ]);

/** @throws ApiFailure 422 for more rows than can be put in this order */
export async function refuseLongOrder(
  db: Db,
  table: CatalogueTable,
  { where, order }: { where: SQL | undefined; order: Order },
): Promise<void> {
  if (is(order.column, Column)) return;
  if ((await countUpTo(db, table, where, mostCounted + 1)) > mostCounted) throw tooLongToOrder();
}

/**
 * Reads one page of any list.
 * @param most rows that are counted
 * @throws ApiFailure 422 for a cursor that no page of this order gave
 */
export async function readPageFrom<Row extends object>(
  source: PageSource<Row>,
  request: PageRequest,
  most: number = mostCounted,
): Promise<Page<Row>> {
  const { pageSize } = request;
  const { order } = source;
  const cursor = request.cursor === undefined ? undefined : readCursor(request.cursor, order, source.id);
  const counted = await source.count(most + 1);
  if (counted === 0) return { rows: [], meta: { sort: order.sort, total: 0 } };

  const isBackward = cursor?.direction === 'before';
  const isDescending = order.isDescending !== isBackward;
  const read = await source.read({
    beyond: cursor && standsBeyond(order, { id: source.id, isDescending }, cursor),
    by: orderedBy(order, { id: source.id, isDescending }),
    isDescending,
    // One more tells whether the list goes on.
    limit: pageSize + 1,
    offset: cursor === undefined ? offsetOf(request) : 0,
    counted,
  });
  const hasMore = read.length > pageSize;
  const rows = isBackward ? read.slice(0, pageSize).toReversed() : read.slice(0, pageSize);
  const goesOn = isBackward || hasMore;
  return {
    rows,
    meta: {
      sort: order.sort,
      ...totalOf(request, { counted, most, shown: rows.length, goesOn }),
      ...cursorsOf(rows),
    },
  };

  function cursorsOf([first]: readonly object[]): Pick<ListMeta, 'nextCursor' | 'previousCursor'> {
    const last = rows.at(-1);
    if (first === undefined || last === undefined || order.keys.some(mayBeEmpty)) return {};
    const isFirst = isBackward ? !hasMore : request.pageNo === 1;
    return {
      ...(goesOn ? { nextCursor: encodeCursor('after', last, order) } : {}),
      ...(isFirst ? {} : { previousCursor: encodeCursor('before', first, order) }),
    };
  }
}

/** Rows that a file is written from at once. */
const perReading = 1_000;

/**
 * All rows of a list in its order, for a file. Each reading goes on after the last row of the one before, so that what is added meanwhile doubles
 * or leaves out none. No key of the order may be empty.
 */
export async function* streamFrom<Row extends object>({
  order,
  id,
  read,
}: Omit<PageSource<Row>, 'count'>): AsyncGenerator<Row> {
  const { isDescending, keys } = order;
  const part = { by: orderedBy(order, { id, isDescending }), isDescending, offset: 0, counted: perReading };
  let beyond: SQL | undefined;
  for (;;) {
    const rows = await read({ ...part, beyond, limit: perReading });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < perReading) return;
    const place = {
      values: keys.map(({ name }): unknown => Reflect.get(last, name)),
      id: String(Reflect.get(last, 'id')),
    };
    beyond = standsBeyond(order, { id, isDescending }, place);
  }
}

/** How many rows there are, as far as that is known. */
function totalOf(
  request: PageRequest,
  { counted, most, shown, goesOn }: { counted: number; most: number; shown: number; goesOn: boolean },
): Pick<ListMeta, 'total' | 'isTotalMinimum'> {
  if (counted <= most) return { total: counted };
  const reached = shown === 0 ? 0 : offsetOf(request) + shown;
  // Beyond what is counted, the last page is where the rows end.
  if (reached > most && !goesOn) return { total: reached };
  return { total: Math.max(most, reached), isTotalMinimum: true };
}

/** Nothing comes after a value that is not there, or that nobody says. */
const mayBeEmpty = (key: SequenceKey): boolean =>
  'column' in key ? !key.column.notNull : key.type === 'unsaid';

/** How many rows meet the condition, counted no further than `limit`. */
export async function countUpTo(
  db: Db,
  table: PgTable & { id: AnyPgColumn },
  where: SQL | undefined,
  limit: number,
): Promise<number> {
  const some = db.select({ id: table.id }).from(table).where(where).limit(limit).as('some');
  return db.$count(some);
}
