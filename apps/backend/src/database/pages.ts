/** What the lists of the contract have in common: pages and search. */
import { ilike, sql, type AnyColumn, type SQL } from 'drizzle-orm';

export interface PageQuery {
  /** From 1. */
  pageNo: number;
  pageSize: number;
}

/** Rows before the page. */
export function offsetOf({ pageNo, pageSize }: PageQuery): number {
  return (pageNo - 1) * pageSize;
}

/**
 * A condition: the column contains the text, in any case. Characters that LIKE treats specially stand for themselves. An index of
 * trigrams looks up each of a pattern's, so of a long text it is given two, and what it finds is compared with the whole.
 */
export function contains(column: AnyColumn | SQL, text: string): SQL {
  const whole = `%${literal(text)}%`;
  const ends = endsOf(text);
  if (ends === undefined) return ilike(sql`${column}`, whole);
  // The empty text makes an expression of the column that no index has.
  return sql`(${ilike(sql`${column}`, `%${ends.join('%')}%`)} and (${column} || '') ilike ${whole})`;
}

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Two trigrams of a text that are far apart and do not overlap: what stands together is found together anyway. Digits at the end of
 * letters tell more than these. Undefined for a single word or number, whose few trigrams tell more than two of them would.
 */
function endsOf(text: string): readonly [string, string] | undefined {
  const [, letters, digits] = /([a-z\d]{3})(\d{3})$/i.exec(text) ?? [];
  if (letters !== undefined && digits !== undefined && /[a-z]/i.test(text)) return [letters, digits];
  const [first] = /^[a-z\d]{3}/i.exec(text) ?? [];
  const [last] = /[a-z\d]{3}$/i.exec(text) ?? [];
  const isOfWords = /\s/.test(text.slice(3, -3));
  return first === undefined || last === undefined || !isOfWords ? undefined : [first, last];
}
