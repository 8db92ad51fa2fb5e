import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { companies } from '../../organisations/index.ts';
import { notFound } from '../../platform/index.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { seasons } from '../tables/seasons.ts';

/** What the steps of an application ask of its job. */
export interface StepJob {
  id: string;
  title: string;
  companyID: string;
  companyName: string;
  lastDateToApply: Date | null;
  /** The day, `2026-11-30`, by which the company means to have decided. */
  resultBy: string | null;
  /** The least that it states as the pay of a year. */
  ctcMinPaise: number | null;
  /** Its applications under way have ended with it, whatever their rows say until they are moved. */
  cancelledAt: Date | null;
  cancelReason: string | null;
  /** Whether a place that comes free is offered by itself. */
  offersNext: boolean;
  seasonID: string | null;
  /** Of its season; null for a job of none. */
  policy: (typeof seasons.$inferSelect)['policy'] | null;
}

/**
 * Reads them, and keeps the job from being closed, cancelled or taken back until the transaction ends; steps keep no other step waiting. A
 * transaction takes the jobs first, then their applications, then wallets.
 * @throws ApiFailure 404 when there is no such job
 */
export async function lockStepJob(tx: Transaction, id: string): Promise<StepJob> {
  const [job] = await tx
    .select({
      id: jobDescriptions.id,
      title: jobDescriptions.title,
      companyID: jobDescriptions.companyID,
      companyName: companies.name,
      lastDateToApply: jobDescriptions.lastDateToApply,
      resultBy: jobDescriptions.resultBy,
      ctcMinPaise: jobDescriptions.ctcMinPaise,
      cancelledAt: jobDescriptions.cancelledAt,
      cancelReason: jobDescriptions.cancelReason,
      offersNext: jobDescriptions.offersNext,
      seasonID: jobDescriptions.seasonID,
      policy: seasons.policy,
    })
    .from(jobDescriptions)
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .leftJoin(seasons, eq(seasons.id, jobDescriptions.seasonID))
    .where(eq(jobDescriptions.id, id))
    .for('key share', { of: jobDescriptions });
  if (job === undefined) throw notFound();
  return job;
}
