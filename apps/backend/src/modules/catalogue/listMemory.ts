/** What is remembered of lists: how long they are, and where some of their rows stand. */
import type { Db } from '../../database/open.ts';
import type { PageRequest } from './pageRequest.ts';

/** How many lists are remembered, each with its filters and its order. */
const rememberedLists = 500;
/** How many pages of a list. */
const rememberedPages = 400;

/** A row's place in the order. */
export interface Place {
  value: unknown;
  id: string;
}

/** A row of which is known how many rows come before it. */
export interface Mark {
  at: number;
  place: Place;
}

export interface KnownPage {
  marks: readonly Mark[];
  staleAt: number;
}

export interface KnownList {
  total?: { value: number; staleAt: number };
  isCounting: boolean;
  pages: Map<number, KnownPage>;
  /** Rows at equal distances all along the order. */
  signposts?: KnownPage;
  /** A search went along the order for too long; until then it collects at once. */
  collectedUntil?: number;
}

export interface ListMemory {
  /** What is known of a list, which may be nothing yet. */
  known(db: Db, list: string): KnownList;
  forget(db: Db): void;
}

/** A memory of its own for each database. */
export function createListMemory(): ListMemory {
  const memories = new WeakMap<Db, Map<string, KnownList>>();

  const known = (db: Db, list: string): KnownList => {
    const lists = memories.get(db) ?? new Map<string, KnownList>();
    memories.set(db, lists);
    const found = lists.get(list) ?? { isCounting: false, pages: new Map() };
    // The one that was asked for last stands last, and the first goes.
    lists.delete(list);
    lists.set(list, found);
    for (const name of lists.keys()) if (lists.size > rememberedLists) lists.delete(name);
    return found;
  };

  return {
    known,
    forget: (db) => {
      memories.delete(db);
    },
  };
}

/** Remembers where the first and the last row of a page stand. */
export function remember(
  pages: Map<number, KnownPage>,
  { order, pageNo, pageSize, now }: PageRequest,
  rows: readonly object[],
  staleAt: number,
): void {
  for (const [number, page] of pages) if (page.staleAt <= now.getTime()) pages.delete(number);
  const before = (pageNo - 1) * pageSize;
  const markOf = (row: object, at: number): Mark => ({
    at,
    place: { value: Reflect.get(row, order.name), id: String(Reflect.get(row, 'id')) },
  });
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return;
  pages.delete(pageNo);
  pages.set(pageNo, {
    marks: [markOf(first, before), markOf(last, before + rows.length - 1)],
    staleAt,
  });
  for (const number of pages.keys()) if (pages.size > rememberedPages) pages.delete(number);
}
