/** Cells of a file as the values of a body. */
import { mobileNumberPattern, phoneNumberPattern } from '@aarambh/api-client/patterns';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/index.ts';
import { localized, type BodySchema } from '../../platform/index.ts';
import type { CatalogueTable } from '../lists/declaration.ts';
import { isSchema, schemasIn, type Schema } from './schema-parts.ts';
import type { RowFault } from './tables.ts';

/** Most values of one cell of a list, where the contract says no other number. */
const mostParts = 100;

/** Longest text that a record is proposed for. */
const mostTyped = 100;

/** Records that cells name, by their id or their name. */
export interface Named {
  table: CatalogueTable;
  /** Without one they are only named by their id. */
  name: AnyPgColumn | SQL | undefined;
  /** Which of them can be named. @default all */
  among?: SQL | undefined;
}

interface ReadCells {
  body: Record<string, unknown>;
  faults: RowFault[];
}

/** An empty cell says nothing, so that a value that is stored stays. Several values of one cell are separated by semicolons. */
export async function readCells(
  tx: Transaction,
  columns: readonly string[],
  cells: readonly string[],
  schema: BodySchema,
  references: Readonly<Record<string, Named>>,
): Promise<ReadCells> {
  const body: Record<string, unknown> = {};
  const faults: RowFault[] = [];
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? '';
    if (cell === '') continue;
    const property = schema.property(column) ?? {};
    const parts = isList(property)
      ? cell
          .split(';')
          .map((part) => part.trim())
          .filter(Boolean)
      : [cell];
    const most = mostOf(property);
    if (parts.length > most) {
      const message = localized('Write {most} values at most.', { most });
      faults.push({ column, code: 'tooMany', message, suggestion: null });
      continue;
    }
    const values: unknown[] = [];
    for (const part of parts) {
      const named = references[column];
      const read = named ? await referenced(tx, named, part) : valueOf(itemOf(property), part);
      if ('fault' in read) faults.push({ column, ...read.fault });
      else values.push(read.value);
    }
    body[column] = isList(property) ? values : values[0];
  }
  return { body, faults };
}

type Read = { value: unknown } | { fault: Omit<RowFault, 'column'> };

function valueOf(schema: Schema, text: string): Read {
  if (isFormula(text)) {
    return fault('formula', 'This is a formula. Write its value.', null);
  }
  if (isShortened(schema, text)) {
    return fault('shortened', 'The spreadsheet has shortened this number. Write all of its digits.', null);
  }
  const choices = choicesOf(schema);
  if (choices.length > 0) {
    const meant = choices.find((each) => each.toLowerCase() === text.toLowerCase());
    if (meant !== undefined) return { value: meant };
    const allowed = localized('Write one of these: {choices}.', { choices: choices.join(', ') });
    return fault('enum', allowed, closest(text, choices));
  }
  const kinds = kindsOf(schema);
  if (kinds.has('boolean')) {
    if (/^(true|yes|1)$/i.test(text)) return { value: true };
    if (/^(false|no|0)$/i.test(text)) return { value: false };
    return fault('boolean', 'Write true or false.', closest(text, ['true', 'false']));
  }
  if (kinds.has('integer') || kinds.has('number')) {
    const number = Number(text.replaceAll(',', ''));
    if (Number.isFinite(number)) return { value: number };
    return fault('number', 'Write a number.', null);
  }
  return { value: text };
}

/** What a spreadsheet would work out. A number with its sign, as of a phone, and a name such as "@angular" are none. */
const isFormula = (text: string): boolean =>
  /^[=\uFF1D]|^[@\uFF20][\w.]*\(/.test(text) || /^[+\uFF0B].*[^\p{Nd}\s.,()/-]/su.test(text);

/** A number of a phone in a form in which most of its digits are gone, such as 9.81E+09. */
const isShortened = ({ pattern }: Schema, text: string): boolean =>
  (pattern === mobileNumberPattern.source || pattern === phoneNumberPattern.source) &&
  /^[0-9](?:[.,][0-9]+)?E\+?[0-9]+$/i.test(text);

/** A record by its id or its name. */
async function referenced(tx: Transaction, { table, name, among }: Named, text: string): Promise<Read> {
  const { id, isActive } = table;
  const byName = name === undefined ? undefined : sql`lower(${name}) = ${text.toLowerCase()}`;
  const [found] = await tx
    .select({ id })
    .from(table)
    .where(and(among, or(eq(id, text), byName)))
    .limit(1);
  if (found) return { value: found.id };
  const names =
    name === undefined
      ? []
      : await tx
          .select({ name: sql<string>`${name}` })
          .from(table)
          .where(and(among, eq(isActive, true)))
          .limit(5_000);
  return fault(
    'unknown',
    'There is no record with this name.',
    closest(
      text,
      names.map((each) => each.name),
    ),
  );
}

const fault = (code: string, message: RowFault['message'], suggestion: string | null): Read => ({
  fault: { code, message, suggestion },
});

const choicesOf = (schema: Schema): string[] =>
  schemasIn(schema).flatMap(({ enum: choices }) =>
    Array.isArray(choices) ? choices.filter((each) => typeof each === 'string') : [],
  );

const kindsOf = (schema: Schema): Set<unknown> => new Set(schemasIn(schema).flatMap(({ type }) => type));

const isList = (schema: Schema): boolean => kindsOf(schema).has('array');

/** How many values a list takes. */
function mostOf(schema: Schema): number {
  const stated = schemasIn(schema).flatMap(({ maxItems }) =>
    typeof maxItems === 'number' ? [maxItems] : [],
  );
  return Math.min(mostParts, ...stated);
}

function itemOf(schema: Schema): Schema {
  return (
    schemasIn(schema)
      .map(({ items }) => items)
      .find(isSchema) ?? schema
  );
}

/** The choice that differs by the fewest letters, at most a third of them; null when none is near. */
function closest(text: string, choices: readonly string[]): string | null {
  if (text.length > mostTyped) return null;
  const typed = text.toLowerCase();
  let best: string | null = null;
  let least = Math.max(1, Math.floor(typed.length / 3)) + 1;
  for (const choice of choices) {
    const away = distance(typed, choice.toLowerCase(), least);
    if (away < least) [best, least] = [choice, away];
  }
  return best;
}

/** Levenshtein's distance: how many letters are added, left out or replaced; `enough` as soon as it is no less. */
function distance(a: string, b: string, enough: number): number {
  if (Math.abs(a.length - b.length) >= enough) return enough;
  let row = Array.from({ length: b.length + 1 }, (_each, at) => at);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    if (Math.min(...next) >= enough) return enough;
    row = next;
  }
  return row[b.length] ?? 0;
}
