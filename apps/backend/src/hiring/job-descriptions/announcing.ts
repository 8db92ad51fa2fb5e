/** Who hears that a job has opened: those who asked to be told of jobs like it, and those who can apply. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { companies } from '../../organisations/index.ts';
import { applications } from '../tables/applications.ts';
import { jobAlertNews, jobAlerts } from '../tables/job-alerts.ts';
import { eligibleFor, mostTold, seesIt } from './eligible.ts';
import { verdictBy } from './matching.ts';
import { inviteCandidates, type ToldJob } from './notices.ts';
import { policyOf } from './preview.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';

/**
 * Tells candidates that a job has opened for them, each once: whoever asked for jobs like it hears that, in batches, the others that they can apply.
 * @param instituteIDs those that have just approved it; absent: it opens for everybody who sees it
 */
export async function announce(
  tx: Transaction,
  job: ToldJob,
  now: Date,
  instituteIDs?: readonly string[],
): Promise<void> {
  await recordAlerts(tx, job.id, now);
  const eligible = await eligibleFor(tx, job.id, now, instituteIDs);
  const others = await withoutAlerted(tx, job.id, eligible);
  await inviteCandidates(tx, job, others, now);
}

/** Writes down who hears of the job by an alert: who sees it, has not decided about it, and is eligible or may turn out to be. */
async function recordAlerts(tx: Transaction, id: string, now: Date): Promise<void> {
  const [job] = await tx.select().from(jobDescriptions).where(eq(jobDescriptions.id, id));
  if (job?.status !== 'Posted') return;
  const gated = { ...job, phase: 'Open' as const, companyStatus: 'Verified' as const };
  const verdict = verdictBy(gated, await policyOf(tx, job), now);
  const found = tx
    .selectDistinctOn([jobAlerts.userID], {
      jdID: jobDescriptions.id,
      userID: jobAlerts.userID,
      alertID: jobAlerts.id,
      foundAt: sql<Date>`${now.toISOString()}::timestamptz`.as('found_at'),
      toldAt: sql<Date | null>`null::timestamptz`.as('told_at'),
    })
    .from(jobAlerts)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, id))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .innerJoin(users, eq(users.id, jobAlerts.userID))
    .where(
      and(
        eq(jobAlerts.isPaused, false),
        isAskedFor,
        eq(users.type, 'C'),
        seesIt(id),
        sql`not exists (select from ${applications}
          where ${applications.jdID} = ${jobDescriptions.id} and ${applications.userID} = ${users.id})`,
        sql`${verdict} is not false`,
      ),
    )
    .orderBy(jobAlerts.userID, jobAlerts.createdAt, jobAlerts.id)
    .limit(mostTold);
  await tx.insert(jobAlertNews).select(found).onConflictDoNothing();
}

/** The job is like the alert says, as the list of jobs finds it by the same search and filters. */
const isAskedFor = sql`(
  (${jobAlerts.search} is null or strpos(lower(concat_ws(chr(10), ${jobDescriptions.title}, ${jobDescriptions.code}, ${companies.name})), lower(${jobAlerts.search})) > 0)
  and (${jobAlerts.jobType} is null or ${jobAlerts.jobType} = ${jobDescriptions.jobType})
  and (${jobAlerts.cityID} is null or ${jobAlerts.cityID} = any(${jobDescriptions.cityIDs}))
  and (${jobAlerts.minPaise} is null or ${jobAlerts.minPaise} <= ${jobDescriptions.ctcMaxPaise})
  and (${jobAlerts.companyID} is null or ${jobAlerts.companyID} = ${jobDescriptions.companyID}))`;

/** Those of these people who do not hear of the job by an alert. */
async function withoutAlerted(
  tx: Transaction,
  id: string,
  userIDs: readonly string[],
): Promise<readonly string[]> {
  const alerted = await tx
    .select({ userID: jobAlertNews.userID })
    .from(jobAlertNews)
    .where(eq(jobAlertNews.jdID, id));
  const theirs = new Set(alerted.map(({ userID }) => userID));
  return userIDs.filter((userID) => !theirs.has(userID));
}

/** Nobody hears any more of a job that was taken back before they did. */
export async function withdrawAnnouncement(tx: Transaction, id: string): Promise<void> {
  await tx.delete(jobAlertNews).where(and(eq(jobAlertNews.jdID, id), isNull(jobAlertNews.toldAt)));
}
