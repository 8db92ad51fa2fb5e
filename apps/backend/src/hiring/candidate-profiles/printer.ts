/** Makes the files of CVs behind the answers that they were made in, from what was frozen then. */
import { setTimeout as pause } from 'node:timers/promises';
import { asc, eq, lte } from 'drizzle-orm';
import { nextUnclaimed, type Db } from '../../database/index.ts';
import { createTask, inTurn, type Task, type TaskHost } from '../../platform/index.ts';
import { printOnce } from './printings.ts';
import { cvs, cvsToPrint } from '../tables/candidate-profiles.ts';

/** Milliseconds between two looks. */
const rhythm = 2_000;

/** CVs that one copy of the server takes at once, and the milliseconds until another one takes those it has not printed. */
const batch = 20;
const lease = 60_000;

/** How many times as long as a CV takes the thread is left to others after it: in a rush they answer first. */
const rest = 3;

export const createCvPrinter = (host: TaskHost): Task =>
  createTask(host, {
    name: 'cvFiles',
    everyMs: rhythm,
    work: (goesOn) => printDueCvs(host.db, host.now, goesOn),
  });

/**
 * Prints what is due, each once, however many copies of the server look.
 * @throws AggregateError of those that could not be printed, after the others that were taken with them
 */
export async function printDueCvs(
  db: Db,
  now: () => Date,
  goesOn: () => boolean = () => true,
): Promise<void> {
  for (let taken = await takeDue(db, now()); taken.length > 0; taken = await takeDue(db, now())) {
    await inTurn(
      taken.map((id) => async () => {
        if (goesOn()) await print(db, id);
      }),
    );
    if (!goesOn()) return;
  }
}

async function takeDue(db: Db, at: Date): Promise<string[]> {
  const { cvID, dueAt } = cvsToPrint;
  const taken = await db
    .update(cvsToPrint)
    .set({ dueAt: new Date(at.getTime() + lease) })
    .where(nextUnclaimed(db, cvID, { isDue: lte(dueAt, at), order: [asc(dueAt)], most: batch }))
    .returning({ id: cvID });
  return taken.map(({ id }) => id);
}

/** Both files of a CV: the one for its owner, and the one for a company that has not shortlisted them. */
async function print(db: Db, id: string): Promise<void> {
  const [cv] = await db.select().from(cvs).where(eq(cvs.id, id));
  if (cv === undefined) return;
  for (const hasContact of [true, false]) {
    const began = performance.now();
    try {
      await printOnce(db, cv, hasContact);
    } catch (error) {
      throw new Error(`The CV ${id} could not be printed.`, { cause: error });
    }
    await pause(rest * (performance.now() - began));
  }
  await db.delete(cvsToPrint).where(eq(cvsToPrint.cvID, id));
}
