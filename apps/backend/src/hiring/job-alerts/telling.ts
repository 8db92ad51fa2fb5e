/** Tells people of the jobs that their alerts have found. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { tellPeople } from '../../messages/index.ts';
import { companies } from '../../organisations/index.ts';
import { localized, shownMoment } from '../../platform/index.ts';
import { isLiveAt } from '../job-descriptions/phase.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { jobAlertNews, jobAlerts } from '../tables/job-alerts.ts';

/** People of one transaction. */
const atOnce = 500;

/**
 * Tells all that was found and not told. Each batch is told and marked in one transaction, so that one that is broken off is found again, by
 * any copy of the server.
 * @param goesOn asked before each batch
 */
export async function tellOfAlerts(db: Db, now: Date, goesOn: () => boolean = () => true): Promise<void> {
  while (goesOn() && (await db.transaction((tx) => tellSome(tx, now))));
}

/** @returns whether there may be more */
async function tellSome(tx: Transaction, now: Date): Promise<boolean> {
  const [next] = await tx
    .select({ id: jobAlertNews.jdID })
    .from(jobAlertNews)
    .where(isNull(jobAlertNews.toldAt))
    .orderBy(asc(jobAlertNews.jdID), asc(jobAlertNews.userID))
    .limit(1)
    .for('update', { skipLocked: true });
  if (next === undefined) return false;
  const ofJob = and(eq(jobAlertNews.jdID, next.id), isNull(jobAlertNews.toldAt));
  const due = await tx
    .select({ userID: jobAlertNews.userID, isPaused: jobAlerts.isPaused })
    .from(jobAlertNews)
    .leftJoin(jobAlerts, eq(jobAlerts.id, jobAlertNews.alertID))
    .where(ofJob)
    .orderBy(asc(jobAlertNews.userID))
    .limit(atOnce)
    .for('update', { of: jobAlertNews, skipLocked: true });
  const userIDs = due.map(({ userID }) => userID);
  await tx
    .update(jobAlertNews)
    .set({ toldAt: now })
    .where(and(ofJob, sql`${jobAlertNews.userID} = any(${sql.param(userIDs)}::text[])`));
  // Whoever has paused or deleted the alert meanwhile no longer wants to hear of it.
  const wanted = due.filter(({ isPaused }) => isPaused === false).map(({ userID }) => userID);
  await tellOfJob(tx, next.id, wanted, now);
  return true;
}

/** Says nothing of a job that has ended meanwhile. */
async function tellOfJob(tx: Transaction, id: string, userIDs: readonly string[], now: Date): Promise<void> {
  const [first] = userIDs.toSorted();
  const [job] = await tx
    .select({
      title: jobDescriptions.title,
      company: companies.name,
      lastDateToApply: jobDescriptions.lastDateToApply,
    })
    .from(jobDescriptions)
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(and(eq(jobDescriptions.id, id), isLiveAt(now)));
  if (first === undefined || job?.lastDateToApply == null) return;
  const { title, company, lastDateToApply } = job;
  await tellPeople(tx, userIDs, {
    type: 'Broadcast',
    topic: 'jobAlert',
    kind: 'jobs',
    push: 'jobs',
    text: localized('You asked to hear of this: {company} has opened {title}, until {moment}.', {
      company,
      title,
      moment: shownMoment(lastDateToApply),
    }),
    cta: `/my-jobs/${id}`,
    occasion: `job-alert/${id}/${first}`,
    at: now,
  });
}
