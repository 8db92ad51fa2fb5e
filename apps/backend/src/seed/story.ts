import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';
import {
  applicationEvents,
  applications,
  jobDescriptions,
  jobReviews,
  seasonEnrolments,
} from '../hiring/index.ts';
import { users } from '../identity/index.ts';
import type { jobDescriptionRows } from './data/job-descriptions.ts';
import { asha, refusedJob, storyRows } from './data/story.ts';

/** Writes what the messages of the sandbox tell of, as far as those whom it is about are there. */
export async function addStory(
  tx: Transaction,
  jobs: ReturnType<typeof jobDescriptionRows>,
  now: Date,
): Promise<void> {
  const isThere = async (id: string) => (await tx.$count(users, eq(users.id, id))) > 0;
  if (await isThere(asha)) {
    const { enrolment, application, events } = storyRows(jobs, now);
    await tx.insert(seasonEnrolments).values(enrolment);
    await tx.insert(applications).values(application);
    await tx.insert(applicationEvents).values(events);
  }
  const { job, review } = refusedJob(jobs, now);
  await tx.insert(jobDescriptions).values(job);
  const { askedBy } = review;
  await tx
    .insert(jobReviews)
    .values({ ...review, askedBy: askedBy != null && (await isThere(askedBy)) ? askedBy : null });
}
