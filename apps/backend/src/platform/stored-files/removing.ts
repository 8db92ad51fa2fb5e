/** Removing files that no row names any more: of people who were erased, of records that were deleted, of places that a file was moved from. */
import { and, asc, eq, lte, notExists, sql } from 'drizzle-orm';
import { inTurn } from '../tasks/in-turn.ts';
import { storeAt } from './stores.ts';
import { filesToRemove, storedFiles } from './tables.ts';
import type { FileWork } from './work.ts';

/** Files that are taken at once. */
const batch = 100;

/** Milliseconds until a removal that failed is tried again: doubled with each attempt, up to a day. */
const firstWait = 60_000;
const longestWait = 24 * 60 * 60_000;

/**
 * Removes every file that no row names, and those whose removal failed before. To be called by whoever has the lease: a file that is being
 * written has no row yet.
 * @throws AggregateError when a store could not; the next call tries again
 */
export async function removeUnnamed(work: FileWork, goesOn: () => boolean = () => true): Promise<number> {
  while (goesOn() && (await forgetUnnamed(work)) === batch);
  let removed = 0;
  for (let due = await dueRemovals(work); due.length > 0; due = await dueRemovals(work)) {
    if (!goesOn()) break;
    await inTurn(
      due.map((file) => async () => {
        await remove(work, file);
        removed += 1;
      }),
    );
  }
  return removed;
}

/** In one statement, so that a file is known until it is removed. A row that names one by now makes it fail: the database holds that. */
async function forgetUnnamed({ db, now, tables }: FileWork): Promise<number> {
  const isUnnamed = and(
    ...tables.map(({ table, fileID }) =>
      notExists(
        db
          .select({ one: sql`1` })
          .from(table)
          .where(eq(fileID, storedFiles.id)),
      ),
    ),
  );
  const some = db.select({ id: storedFiles.id }).from(storedFiles).where(isUnnamed).limit(batch);
  const forgotten = await db.execute(sql`
    with gone as (delete from ${storedFiles} where ${storedFiles.id} in ${some} returning id, place)
    insert into ${filesToRemove} (id, place, due_at) select id, place, ${now().toISOString()}::timestamptz from gone
    returning id`);
  return rowsOf(forgotten);
}

const rowsOf = (result: unknown): number =>
  typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows.length
    : 0;

type Removal = typeof filesToRemove.$inferSelect;

const dueRemovals = ({ db, now }: FileWork): Promise<Removal[]> =>
  db
    .select()
    .from(filesToRemove)
    .where(lte(filesToRemove.dueAt, now()))
    .orderBy(asc(filesToRemove.dueAt))
    .limit(batch);

async function remove({ db, now, stores }: FileWork, { id, place, attempts }: Removal): Promise<void> {
  const isThis = eq(filesToRemove.id, id);
  try {
    await storeAt(stores, place).remove(id);
  } catch (error) {
    const dueAt = new Date(now().getTime() + Math.min(firstWait * 2 ** attempts, longestWait));
    await db
      .update(filesToRemove)
      .set({ attempts: attempts + 1, dueAt })
      .where(isThis);
    throw error;
  }
  await db.delete(filesToRemove).where(isThis);
}
