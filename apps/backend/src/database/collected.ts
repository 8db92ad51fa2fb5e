/** Rows of another table within a row, so that what belongs to one person is read by one statement. */
import { sql, type GetColumnData, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Columns and values whose JSON is what they are read as: texts, numbers, truths, lists and JSON; no times and no bytes. */
type Columns = Readonly<Record<string, AnyPgColumn | SQL>>;

type Row<Of extends Columns> = {
  [Name in keyof Of]: Of[Name] extends AnyPgColumn
    ? GetColumnData<Of[Name]>
    : Of[Name] extends SQL<infer Value>
      ? Value
      : never;
};

const objectOf = (columns: Columns): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(columns).flatMap(([name, column]) => [sql.raw(`'${name}'`), sql`${column}`]),
    sql`, `,
  )})`;

/** The first row of a part query; null where it has none. @param from what follows the columns: `from … where … order by …` */
export function collectedFirst<Of extends Columns>(columns: Of, from: SQL): SQL<Row<Of> | null> {
  return sql<Row<Of> | null>`(select ${objectOf(columns)} ${from} limit 1)`;
}

/** All rows of a part query, in its order. @param from as for `collectedFirst` */
export function collected<Of extends Columns>(columns: Of, from: SQL): SQL<Row<Of>[]> {
  return sql<
    Row<Of>[]
  >`(select coalesce(json_agg(each.one), '[]') from (select ${objectOf(columns)} as one ${from}) as each)`;
}
