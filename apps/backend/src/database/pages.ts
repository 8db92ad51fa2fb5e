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

/** A condition: the column contains the text, in any case. Characters that LIKE treats specially stand for themselves. */
export function contains(column: AnyColumn | SQL, text: string): SQL {
  return ilike(sql`${column}`, `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
