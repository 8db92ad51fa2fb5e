import { and, eq, lte, or } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { fileLeases } from './tables.ts';

/** Milliseconds after which somebody else may go on: the holder may have ended. */
const leaseMs = 60_000;

/**
 * The right to move and remove files. It saves work: two at once would carry the same files. That none is lost is held by the database, where a
 * file that a row names cannot be forgotten.
 */
export interface FileLease {
  /** Takes it, or takes it for longer. @returns whether nobody else has it */
  take(): Promise<boolean>;
  giveBack(): Promise<void>;
}

/** @param holder of this process alone */
export function createFileLease(db: Db, now: () => Date, holder: string): FileLease {
  const isOwn = eq(fileLeases.holder, holder);
  let until = 0;
  return {
    take: async () => {
      const at = now();
      if (at.getTime() < until - leaseMs / 2) return true;
      const row = { id: 1, holder, until: new Date(at.getTime() + leaseMs) };
      const taken = await db
        .insert(fileLeases)
        .values(row)
        .onConflictDoUpdate({
          target: fileLeases.id,
          set: row,
          setWhere: or(isOwn, lte(fileLeases.until, at)),
        })
        .returning({ id: fileLeases.id });
      until = taken.length > 0 ? row.until.getTime() : 0;
      return until > 0;
    },
    giveBack: async () => {
      until = 0;
      await db
        .update(fileLeases)
        .set({ until: now() })
        .where(and(eq(fileLeases.id, 1), isOwn));
    },
  };
}
