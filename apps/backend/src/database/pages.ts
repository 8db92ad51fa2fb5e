/** What the lists of the contract have in common: pages, order and search. */
import { asc, desc, ilike, sql, type AnyColumn, type SQL } from 'drizzle-orm';

type SortKey = 'name' | 'createdAt' | 'updatedAt';

/** An order as the contract writes it; a minus sign turns it round. */
export type Sort = SortKey | `-${SortKey}`;

export interface PageQuery {
  /** From 1. */
  pageNo: number;
  pageSize: number;
  sort?: Sort | undefined;
}

/** Rows before the page. */
export function offsetOf({ pageNo, pageSize }: PageQuery): number {
  return (pageNo - 1) * pageSize;
}

type Sortable = Readonly<Record<SortKey | 'id', AnyColumn>>;

/** The order of a list; rows that are alike are told apart by their id, so that no page repeats or misses one. */
export function orderBy(table: Sortable, sort: Sort): SQL[] {
  const [key, direction] = isDescending(sort) ? [withoutMinus[sort], desc] : [sort, asc];
  return [direction(table[key]), direction(table.id)];
}

const withoutMinus = { '-name': 'name', '-createdAt': 'createdAt', '-updatedAt': 'updatedAt' } as const;

function isDescending(sort: Sort): sort is keyof typeof withoutMinus {
  return sort.startsWith('-');
}

/** A condition: the column contains the text, in any case. Characters that LIKE treats specially stand for themselves. */
export function contains(column: AnyColumn | SQL, text: string): SQL {
  return ilike(sql`${column}`, `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
