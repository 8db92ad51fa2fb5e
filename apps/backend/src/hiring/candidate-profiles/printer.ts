/** Makes the files of CVs behind the answers that they were made in, from what was frozen then. */
import { setTimeout as pause } from 'node:timers/promises';
import { asc, eq, inArray, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../database/index.ts';
import { startRounds } from '../../platform/index.ts';
import { printingOf } from './printings.ts';
import { cvs, cvsToPrint } from './tables.ts';

/** Milliseconds between two looks. */
const rhythm = 2_000;

/** CVs that one copy of the server takes at once, and the milliseconds until another one takes those it has not printed. */
const batch = 20;
const lease = 60_000;

/** How many times as long as a CV takes the thread is left to others after it: in a rush they answer first. */
const rest = 3;

/** @returns what stops it, and waits for the CV that it is at */
export function startCvPrinter(
  db: Db,
  now: () => Date,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  return startRounds(
    rhythm,
    (goesOn) => printDueCvs(db, now, goesOn),
    log,
    'the files of CVs could not be made',
  ).stop;
}

/** Prints what is due, each once, however many copies of the server look. */
export async function printDueCvs(
  db: Db,
  now: () => Date,
  goesOn: () => boolean = () => true,
): Promise<void> {
  for (let taken = await takeDue(db, now()); taken.length > 0; taken = await takeDue(db, now())) {
    for (const id of taken) {
      if (!goesOn()) return;
      await print(db, id);
    }
  }
}

async function takeDue(db: Db, at: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: cvsToPrint.cvID })
      .from(cvsToPrint)
      .where(lte(cvsToPrint.dueAt, at))
      .orderBy(asc(cvsToPrint.dueAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    const dueAt = new Date(at.getTime() + lease);
    if (ids.length > 0) await tx.update(cvsToPrint).set({ dueAt }).where(inArray(cvsToPrint.cvID, ids));
    return ids;
  });
}

/** Both files of a CV: the one for its owner, and the one for a company that has not shortlisted them. */
async function print(db: Db, id: string): Promise<void> {
  const [cv] = await db.select().from(cvs).where(eq(cvs.id, id));
  if (cv === undefined) return;
  for (const hasContact of [true, false]) {
    const began = performance.now();
    await printingOf(db, cv, hasContact);
    await pause(rest * (performance.now() - began));
  }
  await db.delete(cvsToPrint).where(eq(cvsToPrint.cvID, id));
}
