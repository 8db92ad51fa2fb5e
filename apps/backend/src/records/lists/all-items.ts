/** Everything of a catalogue that is in use, compact, for whoever chooses of it. */
import { and, type SQL } from 'drizzle-orm';
import { cached, signedIn, tagged, type OperationContext } from '../../platform/index.ts';
import type { CatalogueDeclaration, CatalogueTable, Derived, Filters, QueryOf } from './declaration.ts';
import { keyed } from './keyed.ts';
import { conditionOf, orderOf, readRows } from './rows.ts';

/** Most rows that are sent at once. */
const mostItems = 5_000;

/** Makes the answer to a list with `pageNo=-1`. */
export function createAllItems<
  Key extends string,
  Table extends CatalogueTable,
  More extends Derived,
  Own extends Filters,
  Item extends { id: string },
  Shown extends object,
>(declaration: CatalogueDeclaration<Key, Table, More, Own, Item, Shown>) {
  const { key } = declaration;
  const inUse = and(conditionOf(declaration, { isActive: true }));
  const order = orderOf(declaration, undefined);
  const readItems = async (db: OperationContext['db'], where: SQL | undefined): Promise<Item[]> => {
    const rows = await readRows(db, declaration, { where, order, limit: mostItems });
    return rows.map((row) => declaration.item(row));
  };

  return async (
    { pageNo: _pageNo, pageSize: _pageSize, cursor: _cursor, sort: _sort, ...query }: QueryOf<Own>,
    context: OperationContext,
  ) => {
    const { db } = context;
    const scope = declaration.scope?.(signedIn(context));
    const where = and(inUse, scope, conditionOf(declaration, { ...query, isActive: true }));
    const isWhole = scope === undefined && Object.values(query).every((value) => value === undefined);
    /** Of a list that is longer than what is sent, `total` says so. */
    const metaOf = async (length: number) => {
      const total = length < mostItems ? length : await db.$count(declaration.table, where);
      return { pageNo: -1, pageSize: length, total };
    };
    if (!isWhole) {
      const found = await readItems(db, where);
      return { data: keyed(key, found), meta: await metaOf(found.length) };
    }
    const { value, json, etag } = await cached(db, `${key}/items`, async () =>
      tagged(keyed(key, await readItems(db, where))),
    );
    // Asked for again each time, so that what was just added is there; unchanged, it costs no more than the question.
    const headers = { etag, 'cache-control': 'private, no-cache' };
    return { data: value, json, headers, meta: await metaOf(value[key].length) };
  };
}
