/** Names of other records, as values of a row. */
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface Named {
  id: AnyPgColumn;
  name: AnyPgColumn;
}

/** The name of the record that a column refers to; the row has one. */
export function nameOf({ id, name }: Named, reference: AnyPgColumn): SQL<string> {
  return sql<string>`(select ${name} from ${id.table} where ${id} = ${reference})`;
}

/** As `nameOf`, for a column that may be null. */
export function nameIfAny(named: Named, reference: AnyPgColumn): SQL<string | null> {
  return sql<string | null>`${nameOf(named, reference)}`;
}

/** The names of the records whose ids are in an array, in the order of the array. */
export function namesOf({ id, name }: Named, references: SQL | AnyPgColumn): SQL<string[]> {
  return sql<string[]>`array(
    select ${name} from unnest(${references}) with ordinality as listed (listed_id, place)
    join ${id.table} on ${id} = listed.listed_id order by listed.place)`;
}

/** The ids in a list of weighted skills, as an array. */
export function skillIDsOf(weighted: AnyPgColumn): SQL {
  return sql`array(select each->>'skillID' from jsonb_array_elements(${weighted}) as each)`;
}
