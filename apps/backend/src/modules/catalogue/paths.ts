/** The way to a page: from the nearest place that is known, over as few rows as possible. */
import { and, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import type { CatalogueTable, Derived, RowOf } from './declaration.ts';
import type { KnownList, Place } from './listMemory.ts';
import type { PageLimits, PageRequest } from './pageRequest.ts';
import { readRows, type Order, type Readable } from './rows.ts';

/** The condition: a row stands in the order after the place, or with `>=` at it. */
export function onwards(table: CatalogueTable, order: Order, { value, id }: Place, sign: '>' | '>='): SQL {
  const compared = sql.raw(order.isDescending ? sign.replace('>', '<') : sign);
  return sql`(${order.column}, ${table.id}) ${compared} (${sql.param(value, order.column)}, ${id})`;
}

/** How to come to a page: from which place, in which direction, over how many rows. */
export interface Path {
  from: Place | undefined;
  /** Backwards it begins before the place, forwards with the place itself. */
  isBackward: boolean;
  skip: number;
  take: number;
}

/** The shortest way to the page that is asked for. */
export function pathTo(
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

/** The rows of a page, by its way. */
export async function walk<Table extends CatalogueTable, More extends Derived>(
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
