/** Reading the rows of a catalogue. */
import { and, asc, desc, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Db, contains, perDatabase } from '../../database/index.ts';
import type { Locale } from '../../platform/index.ts';
import type { CatalogueTable, Derived, Filters, RowOf, Usage } from './declaration.ts';
import { inReadersLanguage } from './names.ts';

/** What reading needs of a declaration. */
export interface Readable<Table extends CatalogueTable, More extends Derived> {
  table: Table;
  derived?: More;
  searched: readonly (AnyPgColumn | SQL)[];
  findsBy?: (search: string) => SQL | undefined;
  listed?: SQL;
  filters?: Filters;
  sorts: Readonly<Record<string, AnyPgColumn | SQL>>;
  firstSort?: string;
  /** The language of the names of other records. @default English */
  locale?: Locale;
}

/** The texts of an array as one, for searching; a line break stands between them. */
export function textsOf(column: AnyPgColumn): SQL {
  return sql`array_to_string(${column}, chr(10))`;
}

/** The names of a record in other languages as one text, for searching. */
export function translationsOf(column: AnyPgColumn): SQL {
  return sql`(select string_agg(value, chr(10)) from jsonb_each_text(${column}))`;
}

/** How many rows the nested query finds, as a value of a row. */
export function counted(query: SQL): SQL<number> {
  return sql<number>`(select count(*)::int ${query})`;
}

/** All records that refer to a row, whatever their kind. */
export function sumOf(usage: Usage): SQL<number> {
  return sql<number>`${sql.join(Object.values(usage), sql` + `)}`;
}

/** The condition that a query of the contract stands for. */
export function conditionOf(
  { table, searched, findsBy, listed, filters = {} }: Readable<CatalogueTable, Derived>,
  query: Readonly<Record<string, unknown>>,
): SQL | undefined {
  const { search, isActive } = query;
  const own = Object.entries(filters).map(([name, condition]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract has checked the value, and the catalogue's own type matched it with the contract
    query[name] === undefined ? undefined : condition(query[name] as never),
  );
  return and(
    listed,
    typeof search === 'string'
      ? or(...searched.map((column) => contains(column, search)), findsBy?.(search))
      : undefined,
    typeof isActive === 'boolean' ? eq(table.isActive, isActive) : undefined,
    ...own,
  );
}

/** An order of rows: by a column, or by what is worked out for each, and then by id, both in the same direction. */
export interface Order {
  /** The property of a row that the column is read into. */
  name: string;
  column: AnyPgColumn | SQL;
  isDescending: boolean;
  /** As the contract writes it. */
  sort: string;
}

/** The order that `sort` names; the catalogue's first without it. */
export function orderOf(
  { table, sorts, firstSort }: Readable<CatalogueTable, Derived>,
  sort: string | undefined = firstSort,
): Order {
  const columns = { ...sorts, createdAt: table.createdAt, updatedAt: table.updatedAt };
  const isDescending = sort?.startsWith('-') === true;
  const name = isDescending ? sort?.slice(1) : sort;
  const [key, column] = Object.entries(columns).find(([each]) => name === undefined || each === name) ?? [];
  const property = Object.entries(getTableColumns(table)).find(([, each]) => each === column)?.[0];
  if (key === undefined || column === undefined) throw new Error(`There is no order by ${name}.`);
  return { name: property ?? key, column, isDescending, sort: `${isDescending ? '-' : ''}${key}` };
}

/**
 * Rows of a catalogue. Their ids are found first, by the index of the order alone, and what is derived is worked out for
 * these rows only; otherwise a late page would work it out for every row before it.
 * @param query with `fewerThan`, where so few rows meet the condition that they are found first and then put in order
 */
export async function readRows<Table extends CatalogueTable, More extends Derived>(
  db: Db,
  catalogue: Readable<Table, More>,
  {
    where,
    order,
    limit,
    offset = 0,
    fewerThan,
  }: { where: SQL | undefined; order: Order; limit: number; offset?: number; fewerThan?: number },
): Promise<RowOf<Table, More>[]> {
  const table: CatalogueTable = catalogue.table;
  const direction = order.isDescending ? desc : asc;
  const by = [direction(order.column), direction(table.id)];
  const value = sql`${order.column}`.as('value');
  const matching = db.select({ id: table.id, value }).from(table).where(where);
  // A limit of its own keeps the planner from walking the whole order to find so few.
  const all = fewerThan === undefined ? undefined : matching.limit(fewerThan).as('matching');
  const sorted = all
    ? db.select({ id: all.id }).from(all).orderBy(direction(all.value), direction(all.id))
    : db
        .select({ id: table.id })
        .from(table)
        .where(where)
        .orderBy(...by);
  const ids = sorted.limit(limit).offset(offset);
  const rows: unknown[] = await db
    .select(selected(catalogue))
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(...by);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns and derived values that the type is made of
  return rows as RowOf<Table, More>[];
}

/** The row with this id, if it meets the condition. */
export async function readRow<Table extends CatalogueTable, More extends Derived>(
  db: Db,
  catalogue: Readable<Table, More>,
  id: string,
  where?: SQL,
): Promise<RowOf<Table, More> | undefined> {
  const table: CatalogueTable = catalogue.table;
  const rows: unknown[] = await db
    .select(selected(catalogue))
    .from(table)
    .where(and(eq(table.id, id), where));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns and derived values that the type is made of
  return rows[0] as RowOf<Table, More> | undefined;
}

/** As `readRow` without a condition. The database plans it once per connection, by the catalogue's name. */
export function createRowReader<Table extends CatalogueTable, More extends Derived>(
  key: string,
  catalogue: Readable<Table, More>,
): (db: Db, id: string) => Promise<RowOf<Table, More> | undefined> {
  const table: CatalogueTable = catalogue.table;
  const rowOn = perDatabase((db) =>
    db
      .select(selected(catalogue))
      .from(table)
      .where(eq(table.id, sql.placeholder('id')))
      .prepare(`row ${key} ${catalogue.locale ?? ''}`),
  );
  return async (db, id) => {
    const rows: unknown[] = await rowOn(db).execute({ id });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns and derived values that the type is made of
    return rows[0] as RowOf<Table, More> | undefined;
  };
}

/** All rows that meet the condition, in order, a thousand at a time: each reading goes on after the last row of the one before. */
export async function* streamRows<Table extends CatalogueTable, More extends Derived>(
  db: Db,
  catalogue: Readable<Table, More>,
  { where, order }: { where: SQL | undefined; order: Order },
): AsyncGenerator<RowOf<Table, More>> {
  const { table } = catalogue;
  let after: SQL | undefined;
  const limit = 1_000;
  for (;;) {
    const rows = await readRows(db, catalogue, { where: and(where, after), order, limit });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return;
    const sign = order.isDescending ? sql`<` : sql`>`;
    const { id } = last;
    after = sql`(${order.column}, ${table.id}) ${sign} (select ${order.column}, ${table.id} from ${table} where ${table.id} = ${id})`;
  }
}

function selected({ table, derived = {}, locale }: Readable<CatalogueTable, Derived>) {
  const more = Object.entries(derived).map(
    // Nested, because the names of columns that stand directly in a selected value lose their table.
    ([name, value]) => [name, sql`${inReadersLanguage(value, locale)}`.as(name)] as const,
  );
  return { ...getTableColumns(table), ...Object.fromEntries(more) };
}
