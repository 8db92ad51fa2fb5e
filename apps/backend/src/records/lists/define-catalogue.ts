/** The operations of a catalogue, made of its declaration. */
import { and } from 'drizzle-orm';
import {
  type OperationContext,
  type SignedInUser,
  signedIn,
  csvFile,
  notFound,
  inEach,
  invalidateEverywhere,
} from '../../platform/index.ts';
import { addRow, changeRow, deleteRow } from './change.ts';
import { countRows } from './counts.ts';
import { readPage, refuseLongOrder } from './pages.ts';
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
import { createAllItems } from './all-items.ts';
import { keyed } from './keyed.ts';
import { conditionOf, createRowReader, orderOf, readRow, streamRows } from './rows.ts';

interface ById {
  params: { id: string };
}

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

  const allItems = createAllItems(declaration);
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
      const order = orderOf(declaration, query.sort);
      await refuseLongOrder(context.db, declaration.table, { where, order });
      const rows = streamRows(context.db, declaration, { where, order });
      const lines = (async function* () {
        for await (const row of rows) yield plainView<Row>(row);
      })();
      return { file: csvFile(key, declaration.download, lines) };
    },
  };
}

function plainView<Row>(row: Row & object): ViewOf<Row> {
  const shown = Object.entries(row)
    .filter(([name]) => name !== 'createdBy' && name !== 'updatedBy')
    .map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- names and kinds as in the type
  return Object.fromEntries(shown) as ViewOf<Row>;
}
