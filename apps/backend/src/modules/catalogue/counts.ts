/**
 * Counts of the records that refer to the rows of a list. A city that half a million people would work in costs as many steps
 * in an index each time it is shown, so on a large platform a count is kept for a minute.
 */
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import type { CatalogueTable, Derived } from './declaration.ts';

type Counts = Readonly<Record<string, unknown>>;

interface KeptRow {
  counts: Counts;
  staleAt: number;
  isRenewed: boolean;
}

export interface CountKeeper {
  /** The counts of each row by its id. What was kept too long is still told, and renewed behind the answer. */
  read(db: Db, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, Counts>>;
  forget(db: Db): void;
}

/** Milliseconds for which a count is held to be true. */
const life = 60_000;
/** Of how many rows counts are kept. */
const most = 2_000;

/** @param counts subqueries over a row of `table`, by the names of the values */
export function keepCounts(table: CatalogueTable, counts: Derived): CountKeeper {
  const memories = new WeakMap<Db, Map<string, KeptRow>>();
  const selected = Object.fromEntries(
    // Nested, because the names of columns that stand directly in a selected value lose their table.
    Object.entries(counts).map(([name, count]) => [name, sql`${count}`.as(name)]),
  );

  async function recount(
    db: Db,
    kept: Map<string, KeptRow>,
    ids: readonly string[],
    now: Date,
  ): Promise<void> {
    const rows = await db
      .select({ id: table.id, ...selected })
      .from(table)
      .where(inArray(table.id, [...ids]));
    for (const { id, ...values } of rows) {
      kept.delete(String(id));
      kept.set(String(id), { counts: values, staleAt: now.getTime() + life, isRenewed: false });
    }
    for (const id of kept.keys()) if (kept.size > most) kept.delete(id);
  }

  /** Counts again without anybody waiting for it. */
  function renew(db: Db, kept: Map<string, KeptRow>, ids: readonly string[], now: Date): void {
    const mark = (isRenewed: boolean): void => {
      for (const id of ids) {
        const row = kept.get(id);
        if (row) row.isRenewed = isRenewed;
      }
    };
    mark(true);
    // After a failure the next caller tries again.
    recount(db, kept, ids, now).catch(() => mark(false));
  }

  return {
    async read(db, ids, now) {
      const kept = memories.get(db) ?? new Map<string, KeptRow>();
      memories.set(db, kept);
      const missing = ids.filter((id) => !kept.has(id));
      if (missing.length > 0) await recount(db, kept, missing, now);
      const old = ids.filter((id) => isOld(kept.get(id), now));
      if (old.length > 0) renew(db, kept, old, now);
      return new Map(ids.map((id) => [id, kept.get(id)?.counts ?? {}]));
    },
    forget: (db) => {
      memories.delete(db);
    },
  };
}

const isOld = (row: KeptRow | undefined, now: Date): boolean =>
  row !== undefined && !row.isRenewed && row.staleAt <= now.getTime();
