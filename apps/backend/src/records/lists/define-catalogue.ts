/** The operations of a catalogue, made of its declaration. */
import { and, type SQL } from 'drizzle-orm';
import {
  type OperationContext,
  type SignedInUser,
  signedIn,
  csvFile,
  notFound,
  cached,
  inEach,
  invalidateEverywhere,
  tagged,
} from '../../platform/index.ts';
import { addRow, changeRow, deleteRow } from './change.ts';
import { countRows } from './counts.ts';
import { readPage } from './pages.ts';
import type {
  CatalogueDeclaration,
  CatalogueTable,
  Derived,
  Filters,
  May,
  QueryOf,
  RowOf,
  ValuesOf,
  ViewOf,
} from './declaration.ts';
import { conditionOf, createRowReader, orderOf, readRow, readRows, streamRows } from './rows.ts';

interface ById {
  params: { id: string };
}

/** Most rows that `pageNo=-1` sends. */
const mostItems = 5_000;

/**
 * Makes the operations of a catalogue. The module names them as the contract does:
 *
 *     const cities = defineCatalogue({ key: 'city', table, ... });
 *     export const citiesOperations = { listCities: cities.list, getCity: cities.get, ... } satisfies Operations;
 */
export function defineCatalogue<
  const Key extends string,
  Table extends CatalogueTable,
  Item extends { id: string },
  // oxlint-disable typescript/no-generated-empty-object-type -- nothing derived, no filters of its own
  More extends Derived = Record<never, never>,
  Own extends Filters = Record<never, never>,
  // oxlint-enable typescript/no-generated-empty-object-type
  Shown extends object = ViewOf<RowOf<Table, More>>,
>(declaration: CatalogueDeclaration<Key, Table, More, Own, Item, Shown>) {
  type Row = RowOf<Table, More>;
  const { key, readers } = declaration;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a view of its own the whole row is what is shown
  const view = declaration.view ?? ((row: Row) => plainView<Row>(row) as unknown as Shown);
  const named = <Value>(value: Value) => keyed(key, value);
  /** A row as this caller is shown it, with what the caller may do with it. */
  const shownTo = (row: Row, context: OperationContext): Shown & May => {
    const caller = signedIn(context);
    return { ...view(row, caller), ...(declaration.may?.(row, context) ?? ownership(row, caller)) };
  };
  const ownership = (row: Row, caller: SignedInUser): May =>
    declaration.isOwn === undefined
      ? {}
      : { mayChange: caller.roleScope === 'all' || declaration.isOwn(row, caller) };

  const inUse = and(conditionOf(declaration, { isActive: true }));
  const firstOrder = orderOf(declaration, undefined);
  const itemsWhere = (query: object, scope?: SQL) =>
    and(inUse, scope, conditionOf(declaration, { ...query, isActive: true }));
  const readItems = async (db: OperationContext['db'], where: SQL | undefined): Promise<Item[]> => {
    const rows = await readRows(db, declaration, { where, order: firstOrder, limit: mostItems });
    return rows.map((row) => declaration.item(row));
  };
  const spoken = inEach((locale) => ({ ...declaration, locale }));
  const readOne = inEach((locale) => createRowReader(key, spoken[locale]));

  const changed = ({ db }: OperationContext) => invalidateEverywhere(db, key);
  const one = async (context: OperationContext, id: string) => {
    const caller = signedIn(context);
    const scope = declaration.scope?.(caller);
    const { db, locale } = context;
    const row = scope ? await readRow(db, spoken[locale], id, scope) : await readOne[locale](db, id);
    if (!row) throw notFound();
    return { data: named(shownTo(row, context)) };
  };
  const whereOf = (query: QueryOf<Own>, caller: SignedInUser) =>
    and(declaration.scope?.(caller), conditionOf(declaration, query));

  return {
    key,
    readers,
    /** The declaration, for tests that hold it against the contract. */
    declaration,

    /** Whether the caller reaches the row, also one that has gone: its history stays. */
    isInScope: async (context: OperationContext, id: string): Promise<boolean> => {
      const scope = declaration.scope?.(signedIn(context));
      return scope === undefined || (await readRow(context.db, declaration, id, scope)) !== undefined;
    },

    /** A page, or with `pageNo=-1` everything in use. */
    list: async ({ query }: { query: QueryOf<Own> }, context: OperationContext) => {
      const { pageNo = 1, pageSize = 25 } = query;
      if (pageNo === -1) return allItems(query, context);
      const caller = signedIn(context);
      const { rows, meta } = await readPage(context.db, spoken[context.locale], {
        where: whereOf(query, caller),
        order: orderOf(declaration, query.sort),
        pageNo,
        pageSize,
        cursor: query.cursor,
      });
      return { data: named(rows.map((row) => shownTo(row, context))), meta: { pageNo, pageSize, ...meta } };
    },

    count: async ({ query }: { query: QueryOf<Own> & { by?: string } }, context: OperationContext) => ({
      data: await countRows(context.db, declaration.table, {
        where: whereOf(query, signedIn(context)),
        group: query.by === undefined ? undefined : declaration.groups?.[query.by],
      }),
    }),

    get: async ({ params: { id } }: ById, context: OperationContext) => one(context, id),

    add: async ({ body }: { body: ValuesOf<Table> }, context: OperationContext) => {
      const id = await addRow(declaration, body, context);
      await changed(context);
      return one(context, id);
    },

    update: async (
      { params: { id }, body }: ById & { body: Omit<ValuesOf<Table>, 'rowVersion'> & { rowVersion: number } },
      context: OperationContext,
    ) => {
      await changeRow(declaration, id, body, context);
      await changed(context);
      return one(context, id);
    },

    /** Changes columns that no body names, for operations that decide about a row. `reason` goes to the audit trail. */
    decide: async (
      id: string,
      values: Omit<ValuesOf<Table>, 'rowVersion'> & { rowVersion: number },
      reason: string | undefined,
      context: OperationContext,
    ) => {
      await changeRow(declaration, id, values, context, reason === undefined ? {} : { reason });
      await changed(context);
      return one(context, id);
    },

    /** Withdraws a row or brings it back. */
    setActive: async (
      { params: { id }, body }: ById & { body: { isActive: boolean; rowVersion: number } },
      context: OperationContext,
    ) => {
      await changeRow(declaration, id, body, context, {
        action: body.isActive ? 'activated' : 'deactivated',
      });
      await changed(context);
      return one(context, id);
    },

    remove: async ({ params: { id } }: ById, context: OperationContext) => {
      await deleteRow(declaration, id, context);
      await changed(context);
      return { data: null };
    },

    /** All that the filters find, as a file. */
    download: async ({ query }: { query: QueryOf<Own> }, context: OperationContext) => {
      const caller = signedIn(context);
      const where = whereOf(query, caller);
      const rows = streamRows(context.db, declaration, { where, order: orderOf(declaration, query.sort) });
      const lines = (async function* () {
        for await (const row of rows) yield plainView<Row>(row);
      })();
      return { file: csvFile(key, declaration.download, lines) };
    },
  };

  async function allItems(
    { pageNo: _pageNo, pageSize: _pageSize, cursor: _cursor, sort: _sort, ...query }: QueryOf<Own>,
    context: OperationContext,
  ) {
    const { db } = context;
    const scope = declaration.scope?.(signedIn(context));
    const where = itemsWhere(query, scope);
    const isWhole = scope === undefined && Object.values(query).every((value) => value === undefined);
    if (!isWhole) {
      const found = await readItems(db, where);
      return { data: named(found), meta: await metaOf(found.length) };
    }
    const { value, json, etag } = await cached(db, `${key}/items`, async () =>
      tagged(named(await readItems(db, where))),
    );
    // Asked for again each time, so that what was just added is there; unchanged, it costs no more than the question.
    const headers = { etag, 'cache-control': 'private, no-cache' };
    return { data: value, json, headers, meta: await metaOf(value[key].length) };

    /** Of a list that is longer than what is sent, `total` says so. */
    async function metaOf(length: number) {
      const total = length < mostItems ? length : await db.$count(declaration.table, where);
      return { pageNo: -1, pageSize: length, total };
    }
  }
}

/** An object with one property. */
function keyed<Key extends string, Value>(key: Key, value: Value): Record<Key, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a computed name loses its type
  return { [key]: value } as Record<Key, Value>;
}

function plainView<Row>(row: Row & object): ViewOf<Row> {
  const shown = Object.entries(row)
    .filter(([name]) => name !== 'createdBy' && name !== 'updatedBy')
    .map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- names and kinds as in the type
  return Object.fromEntries(shown) as ViewOf<Row>;
}
