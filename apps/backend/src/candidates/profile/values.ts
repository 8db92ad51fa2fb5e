/** Reading and judging what is sent for a section, beyond what the contract's schemas say. */
import { multiLine, singleLine, type Rule } from '@aarambh/forms';
import { inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/index.ts';
import {
  brokenRule,
  indianDate,
  validationFailed,
  type FailedField,
  localized,
  storedText,
} from '../../platform/index.ts';

/** What is said of one field; null when nothing is wrong with it. */
export type Verdict = FailedField | null;

/** Texts of several lines. */
const longTexts = new Set(['summary', 'detail', 'disabilityNote', 'accommodation']);

/**
 * A copy of what was sent with its texts as they are stored.
 * @throws ApiFailure 422 when a text holds control characters, which no field has a use for and no database stores
 */
export function storedBody<Body extends object>(body: Body): Body {
  const copy = structuredClone(body);
  refuseFailed(tidy(copy, ''));
  return copy;
}

function tidy(value: object, path: string): Verdict[] {
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) => {
    if (typeof each === 'object' && each !== null) return tidy(each, `${path}${name}.`);
    if (typeof each !== 'string') return [];
    Reflect.set(value, name, storedText(each));
    return [obeys(`${path}${name}`, each, longTexts.has(name) ? multiLine : singleLine)];
  });
}

/** Throws 422 when there is a verdict among these. */
export function refuseFailed(verdicts: readonly Verdict[]): void {
  const fields = verdicts.filter((each) => each !== null);
  if (fields.length > 0) throw validationFailed(fields);
}

/** Whether a text obeys a rule of the forms. Nothing passes: what is required the contract says. */
export function obeys(path: string, value: string | null | undefined, rule: Rule): Verdict {
  if (value === null || value === undefined) return null;
  const result = rule(value);
  return result.ok ? null : brokenRule(path, result);
}

/** A rule that only this section has, in words of its own. */
export function holds(path: string, isMet: boolean, code: string, message: FailedField['message']): Verdict {
  return isMet ? null : { path, code, message };
}

/** What is said when something has to be there and is not. */
export function requires(path: string, isThere: boolean): Verdict {
  return isThere ? null : brokenRule(path, { ok: false, code: 'required', params: {} });
}

/** What is said when a number is above its limit. */
export function atMost(path: string, value: number, max: number): Verdict {
  return value <= max ? null : brokenRule(path, { ok: false, code: 'tooLarge', params: { max } });
}

/** What is said when there is more of something than there can be. */
export function noMoreThan(path: string, count: number, max: number): Verdict {
  return holds(path, count <= max, 'tooMany', localized('There can be at most {max} of these.', { max }));
}

/** Whether every id is one of a table's. */
export async function known(
  db: Db,
  path: string,
  ids: readonly (string | null | undefined)[] | undefined,
  column: PgColumn & { table: PgTable },
): Promise<Verdict> {
  const wanted = new Set((ids ?? []).filter((id) => id !== null && id !== undefined));
  if (wanted.size === 0) return null;
  const found = await db.$count(column.table, inArray(column, [...wanted]));
  return found === wanted.size ? null : unknown(path);
}

/** What names a record that is not there. */
export function unknown(path: string): FailedField {
  return { path, code: 'unknown', message: 'This was not found.' };
}

/** The day of the same name so many years before today in India. */
export function yearsAgo(now: Date, years: number): string {
  const today = indianDate(now);
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
}
