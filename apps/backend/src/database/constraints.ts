import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/**
 * A condition for a CHECK constraint: the column holds one of `values`.
 * Values are constants of the source, never input; they are written into the DDL as literals.
 */
export function oneOf(column: AnyColumn, values: readonly string[]): SQL {
  const literals = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return sql`${column} in (${sql.raw(literals)})`;
}
