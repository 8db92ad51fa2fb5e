/** Names of other records, as values of a row: in English, and in the reader's language where the record has a name in it. */
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Locale } from '../../platform/index.ts';

interface Named {
  id: AnyPgColumn;
  name: AnyPgColumn;
  /** Names in other languages, by their codes. */
  nameTranslations?: AnyPgColumn;
}

/** How a value is written in another language. */
const translated = new WeakMap<SQL, (locale: Locale) => SQL>();

/** The same value for a reader of the language. */
export const inReadersLanguage = (value: SQL, locale: Locale | undefined): SQL =>
  (locale !== undefined && locale !== 'en' && translated.get(value)?.(locale)) || value;

/** The name of a record in a language; English where it has none in it. */
export function nameIn({ name, nameTranslations }: Omit<Named, 'id'>, locale: Locale): SQL<string> {
  if (locale === 'en' || nameTranslations === undefined) return sql<string>`${name}`;
  return sql<string>`coalesce(nullif(${nameTranslations}->>${locale}, ''), ${name})`;
}

function inEachLanguage<Value>(named: Named, valueOf: (name: SQL) => SQL<Value>): SQL<Value> {
  const value = valueOf(nameIn(named, 'en'));
  if (named.nameTranslations !== undefined) {
    translated.set(value, (locale) => valueOf(nameIn(named, locale)));
  }
  return value;
}

/** The name of the record that a column refers to; the row has one. */
export function nameOf(named: Named, reference: AnyPgColumn): SQL<string> {
  const { id } = named;
  return inEachLanguage(
    named,
    (name) => sql<string>`(select ${name} from ${id.table} where ${id} = ${reference})`,
  );
}

/** As `nameOf`, for a column that may be null. */
export const nameIfAny: (named: Named, reference: AnyPgColumn) => SQL<string | null> = nameOf;

/** The names of the records whose ids are in an array, in the order of the array. */
export function namesOf(named: Named, references: SQL | AnyPgColumn): SQL<string[]> {
  const { id } = named;
  return inEachLanguage(
    named,
    (name) => sql<string[]>`array(
    select ${name} from unnest(${references}) with ordinality as listed (listed_id, place)
    join ${id.table} on ${id} = listed.listed_id order by listed.place)`,
  );
}

/** The ids in a list of weighted skills, as an array. */
export function skillIDsOf(weighted: AnyPgColumn): SQL {
  return sql`array(select each->>'skillID' from jsonb_array_elements(${weighted}) as each)`;
}
