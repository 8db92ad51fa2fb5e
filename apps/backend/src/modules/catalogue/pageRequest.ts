/** What is asked of a page reader, and how far it may go for it. */
import type { SQL } from 'drizzle-orm';
import type { Order } from './rows.ts';

export interface PageLimits {
  /** Rows that are counted while the caller waits; of a longer list the count is remembered and renewed behind the answers. */
  counted: number;
  /** The same for a search, which has to look at each row's text. */
  countedInSearch: number;
  /** Rows that may be walked over to a page. */
  walked: number;
  /** Milliseconds for which a search may go along the order; what stands together at its end is found sooner by collecting it. */
  patience: number;
  /** Milliseconds for which a count and the places of pages are held to be true. */
  life: number;
}

export const usualLimits: PageLimits = {
  counted: 10_000,
  countedInSearch: 1_000,
  walked: 2_500,
  patience: 25,
  life: 60_000,
};

export interface PageRequest {
  /** Condition of the filters and of what the caller reaches. */
  where: SQL | undefined;
  order: Order;
  pageNo: number;
  pageSize: number;
  /** Names the list: its filters and scope, without page and order. */
  list: string;
  isSearch: boolean;
  /** Nothing narrows the list, so that its order is an index; signposts are set up before somebody asks for a late page. */
  isWhole?: boolean;
  now: Date;
}
