/** What jobs are kept from others by. A transaction takes a company first, then its jobs, their applications, and wallets. */
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { companies } from '../../organisations/index.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';

/** Keeps the company of a job from being suspended or changed until the transaction ends. */
export async function holdCompany(tx: Transaction, jdID: string): Promise<void> {
  const ofJob = sql`(select ${jobDescriptions.companyID} from ${jobDescriptions} where ${jobDescriptions.id} = ${jdID})`;
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, ofJob)).for('key share');
}

/** The job, kept from everybody until the transaction ends: every step of an application waits, and so does who would change or end it. */
export async function lockJob(tx: Transaction, id: string): Promise<void> {
  await tx
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(eq(jobDescriptions.id, id))
    .for('update');
}

/** Keeps a job from being changed, closed, cancelled or taken back until the transaction ends; others may do the same at once. */
export async function holdJob(tx: Transaction, id: string): Promise<void> {
  await tx
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(eq(jobDescriptions.id, id))
    .for('key share');
}
