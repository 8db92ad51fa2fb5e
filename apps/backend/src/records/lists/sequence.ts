/** In what order the rows of a list stand, so that one page can follow another by a cursor. */
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** One of the values that rows stand by. */
export type SequenceKey = {
  /** The property of a row that it is read into. */
  name: string;
} & (
  | { column: AnyPgColumn }
  /** Never null. */
  | { expression: SQL; type: 'boolean' | 'number' | 'string' }
  /** Never null, and no row says it: no page follows another by it. */
  | { expression: SQL; type: 'unsaid' }
);

/** Values that rows stand by, the first before the others, all in one direction; an id breaks their ties. */
export interface Sequence {
  keys: readonly SequenceKey[];
  isDescending: boolean;
  /** As the contract writes it. Where it has no name for the order, it is one of the cursors alone. */
  sort: string;
}

export const valueOf = (key: SequenceKey): AnyPgColumn | SQL =>
  'column' in key ? key.column : key.expression;

export const typeOf = (key: SequenceKey): string => ('column' in key ? key.column.dataType : key.type);

/** The order itself. */
export const orderedBy = (
  { keys }: Sequence,
  { id, isDescending }: { id: AnyPgColumn; isDescending: boolean },
): SQL[] => [...keys.map(valueOf), id].map((value) => (isDescending ? desc(value) : asc(value)));

/** The condition: a row stands after these values of the keys, and this id, in the order. */
export function standsBeyond(
  { keys }: Sequence,
  { id, isDescending }: { id: AnyPgColumn; isDescending: boolean },
  place: { values: readonly unknown[]; id: string },
): SQL {
  const here = [...keys.map((key) => sql`${valueOf(key)}`), sql`${id}`];
  const there = keys.map((key, index) => {
    const value = place.values[index];
    const given = 'column' in key ? sql`${sql.param(value, key.column)}` : sql`${value}`;
    // A whole number that the column cannot hold is compared all the same.
    return typeOf(key) === 'number' ? sql`${given}::bigint` : given;
  });
  const sign = sql.raw(isDescending ? '<' : '>');
  return sql`(${sql.join(here, sql`, `)}) ${sign} (${sql.join([...there, sql`${place.id}`], sql`, `)})`;
}
