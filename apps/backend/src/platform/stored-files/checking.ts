/** Comparing a store with what the database says is in it: after a backup of one of them was taken back, they differ. */
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import type { FileStore } from './store.ts';
import { filesToRemove, storedFiles, type FilePlace } from './tables.ts';

export interface Differences {
  /** Files that are in both. */
  known: number;
  /** In the store alone. */
  unknown: string[];
  /** In the database alone. */
  missing: string[];
}

/** Ids that are asked about at once. */
const batch = 500;

/** @param before moment before which a file was written that counts: one of now may have come after the database was asked */
export async function compareStore(
  db: Db,
  place: FilePlace,
  store: FileStore,
  before: Date,
): Promise<Differences> {
  const expected = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(eq(storedFiles.place, place));
  const missing = new Set(expected.map(({ id }) => id));
  const unknown: string[] = [];
  let known = 0;
  let asked: string[] = [];
  const ask = async (): Promise<void> => {
    const found = new Set<string>();
    for (const table of [storedFiles, filesToRemove]) {
      const rows = await db.select({ id: table.id }).from(table).where(inArray(table.id, asked));
      for (const { id } of rows) found.add(id);
    }
    known += found.size;
    unknown.push(...asked.filter((id) => !found.has(id)));
    asked = [];
  };
  for await (const { id, writtenAt } of store.list()) {
    missing.delete(id);
    if (writtenAt < before) asked.push(id);
    if (asked.length === batch) await ask();
  }
  if (asked.length > 0) await ask();
  return { known, unknown, missing: [...missing] };
}

/** Has files removed that the database does not know: by the server, as any other. */
export async function giveUp(db: Db, place: FilePlace, ids: readonly string[], dueAt: Date): Promise<void> {
  for (let from = 0; from < ids.length; from += batch) {
    const rows = ids.slice(from, from + batch).map((id) => ({ id, place, dueAt }));
    await db.insert(filesToRemove).values(rows).onConflictDoNothing();
  }
}
