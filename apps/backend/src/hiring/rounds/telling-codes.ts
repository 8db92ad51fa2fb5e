/**
 * Tells people the codes that they were given, some in one transaction. A batch that is broken off is taken back and found again, by any copy of
 * the server: what is locked is nobody else's meanwhile.
 */
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { tellEach } from '../../messages/index.ts';
import { companies } from '../../organisations/index.ts';
import { createTask, localized, type Task, type TaskHost } from '../../platform/index.ts';
import { isInSelection } from '../applications/taking-part.ts';
import { linkWith } from '../applications/test-link.ts';
import { applications } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { roundEntries, rounds } from '../tables/rounds.ts';

/** People of one transaction. */
const atOnce = 200;

/** Milliseconds between two looks, for what an earlier run of the server has left. */
const rhythm = 60_000;

/** Looks for codes of which nobody has heard. It is woken as soon as some are given. */
export const createCodeNews = ({ db, now, log }: TaskHost): Task =>
  createTask(
    { db, now, log },
    { name: 'testCodes', everyMs: rhythm, firstMs: 0, work: (goesOn) => tellCodes(db, now(), goesOn) },
  );

/**
 * Tells everybody the code that they have now, each once however many copies of the server do so.
 * @param goesOn asked before each batch
 */
export async function tellCodes(db: Db, now: Date, goesOn: () => boolean = () => true): Promise<void> {
  for (let from: string | undefined = ''; from !== undefined && goesOn();) {
    const behind: string = from;
    from = await db.transaction((tx) => tellSome(tx, behind, now));
  }
}

/** @returns the last one, behind whom it goes on; undefined at the end */
async function tellSome(tx: Transaction, behind: string, at: Date): Promise<string | undefined> {
  const untold = await tx
    .select({
      entry: roundEntries,
      round: rounds,
      userID: applications.userID,
      status: applications.status,
      title: jobDescriptions.title,
      company: companies.name,
      cancelledAt: jobDescriptions.cancelledAt,
    })
    .from(roundEntries)
    .innerJoin(rounds, eq(rounds.id, roundEntries.roundID))
    .innerJoin(applications, eq(applications.id, roundEntries.applicationID))
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, rounds.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(and(eq(roundEntries.isCodeUntold, true), gt(roundEntries.id, behind)))
    .orderBy(asc(roundEntries.id))
    .limit(atOnce)
    .for('update', { of: roundEntries, skipLocked: true });
  // Who has gone meanwhile, or whose test is over, has no use for a code.
  const reached = untold.filter(
    ({ round, status, cancelledAt }) =>
      round.state !== 'Closed' && cancelledAt === null && isInSelection(status),
  );
  for (const [jdID, some] of Map.groupBy(reached, ({ round }) => round.jdID)) {
    await tellEach(
      tx,
      some.map(({ entry, round, userID, title, company }) => ({
        userID,
        // Each giving makes another version of the entry, and so another code to hear of.
        occasion: `round/${round.id}/code/${entry.applicationID}/${entry.rowVersion}`,
        text: localized('Your code for {round} for {title} at {company}: {code}. It is yours alone. {link}', {
          round: round.name,
          title,
          company,
          code: entry.testCode ?? '',
          link: linkWith(round.link, entry.testCode ?? '') ?? '',
        }),
      })),
      {
        type: 'Critical',
        topic: 'roundPlanned',
        kind: 'applications',
        push: 'results',
        cta: `/my-jobs/${jdID}`,
        at,
      },
    );
  }
  if (untold.length > 0) {
    const ids = untold.map(({ entry }) => entry.id);
    await tx.update(roundEntries).set({ isCodeUntold: false }).where(inArray(roundEntries.id, ids));
  }
  return untold.length < atOnce ? undefined : untold.at(-1)?.entry.id;
}
