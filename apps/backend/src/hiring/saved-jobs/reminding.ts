/** Tells people of saved jobs that are about to close, once per job. */
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { tellPeople } from '../../messages/index.ts';
import { companies } from '../../organisations/index.ts';
import { dayMs, localized, shownMoment } from '../../platform/index.ts';
import { applications } from '../tables/applications.ts';
import { isLiveAt } from '../job-descriptions/phase.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { savedJobs } from '../tables/saved-jobs.ts';

/** How long before its end people hear of a saved job. */
const reminderMs = 2 * dayMs;

/** People of one transaction. */
const atOnce = 500;

/**
 * Reminds whoever has saved a job that closes soon and has not decided about it. Each batch is told and marked in one transaction, so that one
 * that is broken off is found again.
 * @param goesOn asked before each batch
 */
export async function remindOfSavedJobs(
  db: Db,
  now: Date,
  goesOn: () => boolean = () => true,
): Promise<void> {
  const soon = new Date(now.getTime() + reminderMs);
  const closing = await db
    .select({
      id: jobDescriptions.id,
      title: jobDescriptions.title,
      company: companies.name,
      lastDateToApply: jobDescriptions.lastDateToApply,
    })
    .from(jobDescriptions)
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(
      and(
        isLiveAt(now),
        gt(jobDescriptions.lastDateToApply, now),
        lte(jobDescriptions.lastDateToApply, soon),
        sql`exists (select from ${savedJobs}
          where ${savedJobs.jdID} = ${jobDescriptions.id} and ${savedJobs.remindedAt} is null)`,
      ),
    );
  for (const job of closing) while (goesOn() && (await remindSome(db, job, now)));
}

interface ClosingJob {
  id: string;
  title: string;
  company: string;
  lastDateToApply: Date | null;
}

/** @returns whether there may be more */
function remindSome(
  db: Db,
  { id, title, company, lastDateToApply }: ClosingJob,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ userID: savedJobs.userID })
      .from(savedJobs)
      .where(and(eq(savedJobs.jdID, id), isNull(savedJobs.remindedAt)))
      .orderBy(asc(savedJobs.userID))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const userIDs = due.map(({ userID }) => userID);
    const [first] = userIDs;
    if (first === undefined || lastDateToApply === null) return false;
    const ofThese = sql`any(${sql.param(userIDs)}::text[])`;
    await tx
      .update(savedJobs)
      .set({ remindedAt: now })
      .where(and(eq(savedJobs.jdID, id), sql`${savedJobs.userID} = ${ofThese}`));
    const decided = await tx
      .select({ userID: applications.userID })
      .from(applications)
      .where(and(eq(applications.jdID, id), sql`${applications.userID} = ${ofThese}`));
    const haveDecided = new Set(decided.map(({ userID }) => userID));
    await tellPeople(
      tx,
      userIDs.filter((userID) => !haveDecided.has(userID)),
      {
        type: 'Broadcast',
        topic: 'savedJobCloses',
        kind: 'jobs',
        push: 'jobs',
        text: localized('{title} of {company}, which you saved, closes on {moment}.', {
          title,
          company,
          moment: shownMoment(lastDateToApply),
        }),
        cta: `/my-jobs/${id}`,
        occasion: `saved-job-closing/${id}/${first}`,
        at: now,
      },
    );
    return due.length === atOnce;
  });
}
