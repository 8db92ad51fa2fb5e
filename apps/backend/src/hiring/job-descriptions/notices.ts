/** What people read when something happens to a job. */
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { escapeHTML, sendNotification } from '../../messages/index.ts';
import { companies } from '../../organisations/index.ts';
import type { JobDescription } from './tables.ts';

export type ToldJob = Pick<JobDescription, 'id' | 'title' | 'companyID'>;

const pageOf = ({ id }: ToldJob): string => `/job-description/${id}`;

/** A sentence with the job in it. */
const about = (before: string, { title }: ToldJob, after: string): string =>
  `<p>${before}<b>${escapeHTML(title)}</b>${after}</p>`;

const reasonGiven = (reason: string | null): string =>
  reason === null ? '' : `<p>${escapeHTML(reason)}</p>`;

/** Asks the officers of institutes to decide about a job. */
export async function askOfficers(
  tx: Transaction,
  job: ToldJob,
  instituteIDs: readonly string[],
  now: Date,
): Promise<void> {
  if (instituteIDs.length === 0) return;
  const [company] = await tx
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, job.companyID));
  await sendNotification(tx, {
    type: 'Critical',
    content: about('', job, ` of ${escapeHTML(company?.name ?? '')} waits for your approval.`),
    cta: pageOf(job),
    audienceTypes: ['S'],
    audienceEntities: [...instituteIDs],
    occasion: `job-approval/${job.id}/${now.toISOString()}`,
    createdAt: now,
  });
}

/** Tells the company what was decided about its job, and why. */
export async function tellCompany(
  tx: Transaction,
  job: ToldJob,
  { said, reason, now }: { said: string; reason: string | null; now: Date },
): Promise<void> {
  await sendNotification(tx, {
    type: 'Critical',
    content: about('', job, ` ${said}`) + reasonGiven(reason),
    cta: pageOf(job),
    audienceTypes: ['E'],
    audienceEntities: [job.companyID],
    createdAt: now,
  });
}

/** Tells these candidates what happened to a job of theirs. */
export async function tellCandidates(
  tx: Transaction,
  job: ToldJob,
  userIDs: readonly string[],
  { said, reason, now }: { said: string; reason: string | null; now: Date },
): Promise<void> {
  if (userIDs.length === 0) return;
  await sendNotification(tx, {
    type: 'Critical',
    content: about('', job, ` ${said}`) + reasonGiven(reason),
    cta: '/my-jobs',
    audienceTypes: ['C'],
    audienceUsers: [...userIDs],
    createdAt: now,
  });
}

/** Tells candidates that they can apply. */
export async function inviteCandidates(
  tx: Transaction,
  job: ToldJob,
  userIDs: readonly string[],
  now: Date,
): Promise<void> {
  if (userIDs.length === 0) return;
  await sendNotification(tx, {
    type: 'Broadcast',
    content: about('You can apply for ', job, '.'),
    cta: '/my-jobs',
    audienceTypes: ['C'],
    audienceUsers: [...userIDs],
    createdAt: now,
  });
}
