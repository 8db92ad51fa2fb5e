/** Cells of a file as the values of a body. */
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/index.ts';
import { localized, type BodySchema } from '../../platform/index.ts';
import type { CatalogueTable } from '../lists/declaration.ts';
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

function valueOf(schema: Record<string, unknown>, text: string): Read {
  if (/^[=+@\uFF1D\uFF0B\uFF20]/.test(text)) {
    return fault('formula', 'This is a formula. Write its value.', null);
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

function choicesOf(schema: Record<string, unknown>): string[] {
  const own = Array.isArray(schema.enum) ? schema.enum.filter((each) => typeof each === 'string') : [];
  return [...own, ...partsOf(schema).flatMap(choicesOf)];
}

function kindsOf(schema: Record<string, unknown>): Set<unknown> {
  return new Set([schema.type].flat().concat(partsOf(schema).flatMap((part) => [...kindsOf(part)])));
}

const isList = (schema: Record<string, unknown>): boolean => kindsOf(schema).has('array');

/** How many values a list takes. */
function mostOf(schema: Record<string, unknown>): number {
  const stated = [schema, ...partsOf(schema)].flatMap(({ maxItems }) =>
    typeof maxItems === 'number' ? [maxItems] : [],
  );
  return Math.min(mostParts, ...stated);
}

function itemOf(schema: Record<string, unknown>): Record<string, unknown> {
  const list = [schema, ...partsOf(schema)].find(({ items }) => isObject(items));
  return list && isObject(list.items) ? list.items : schema;
}

function partsOf({ allOf, anyOf, oneOf }: Record<string, unknown>): Record<string, unknown>[] {
  return [allOf, anyOf, oneOf].flat().filter(isObject);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
