/** What people read when something happens to a job, in the language of each. */
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { tellOrganisations, tellPeople } from '../../messages/index.ts';
import { companies } from '../../organisations/index.ts';
import { localized, type LocalizedText } from '../../platform/index.ts';
import type { JobDescription } from '../tables/job-descriptions.ts';

export type ToldJob = Pick<JobDescription, 'id' | 'title' | 'companyID'>;

interface Told {
  text: LocalizedText;
  reason: string | null;
  now: Date;
}

const pageOf = ({ id }: ToldJob): string => `/job-description/${id}`;

const occasionOf = (what: string, { id }: ToldJob, now: Date): string => `${what}/${id}/${now.toISOString()}`;

/** Asks the officers of institutes to decide about a job. */
export async function askOfficers(
  tx: Transaction,
  job: ToldJob,
  instituteIDs: readonly string[],
  now: Date,
): Promise<void> {
  const [company] = await tx
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, job.companyID));
  await tellOrganisations(
    tx,
    { type: 'S', ids: instituteIDs },
    {
      type: 'Critical',
      topic: 'jobToApprove',
      text: localized('{title} of {company} waits for your approval.', {
        title: job.title,
        company: company?.name ?? '',
      }),
      cta: pageOf(job),
      occasion: occasionOf('job-approval', job, now),
      at: now,
    },
  );
}

/** Tells the company what was decided about its job, and why. */
export async function tellCompany(tx: Transaction, job: ToldJob, { text, reason, now }: Told): Promise<void> {
  await tellOrganisations(
    tx,
    { type: 'E', ids: [job.companyID] },
    {
      type: 'Critical',
      topic: 'jobDecided',
      text,
      note: reason,
      cta: pageOf(job),
      occasion: occasionOf('job-decided', job, now),
      at: now,
    },
  );
}

/** Tells these candidates what happened to a job of theirs. */
export async function tellCandidates(
  tx: Transaction,
  job: ToldJob,
  userIDs: readonly string[],
  { text, reason, now }: Told,
): Promise<void> {
  await tellPeople(tx, userIDs, {
    type: 'Critical',
    topic: 'jobChanged',
    kind: 'applications',
    push: 'results',
    text,
    note: reason,
    cta: `/my-jobs/${job.id}`,
    occasion: occasionOf('job-changed', job, now),
    at: now,
  });
}

/** Tells candidates that they can apply. */
export async function inviteCandidates(
  tx: Transaction,
  job: ToldJob,
  userIDs: readonly string[],
  now: Date,
): Promise<void> {
  await tellPeople(tx, userIDs, {
    type: 'Broadcast',
    topic: 'jobOpened',
    kind: 'jobs',
    push: 'jobs',
    text: localized('You can apply for {title}.', { title: job.title }),
    cta: `/my-jobs/${job.id}`,
    occasion: occasionOf('job-open', job, now),
    at: now,
  });
}
