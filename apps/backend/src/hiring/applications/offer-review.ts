/** Offers that pay less than the job states: support decides about each before the candidate hears of it. */
import type { Transaction } from '../../database/index.ts';
import { notFound } from '../../platform/index.ts';
import { jobReviews, type JobReview } from '../tables/job-descriptions.ts';
import { lockStepJob, type StepJob } from './job.ts';
import { withdrawAsked } from './offer-questions.ts';
import { refuseOffer } from './offer.ts';
import { asItStands } from '../statuses/standing.ts';
import { lockApplication, refuseStep, takeStep } from './taking-steps.ts';
import type { Step } from '../statuses/steps.ts';
import type { Application } from '../tables/applications.ts';
import { isReversal } from '../statuses/steps.ts';

/** Puts an offer that could be made into support's queue, in place of one to the same person that waits there. */
export async function askAboutOffer(
  tx: Transaction,
  { id: applicationID }: Application,
  job: StepJob,
  { offer, note, actorID, at }: Step,
): Promise<void> {
  await withdrawAsked(tx, [applicationID]);
  await tx.insert(jobReviews).values({
    jdID: job.id,
    kind: 'Offer',
    askedBy: actorID,
    askedAt: at,
    applicationID,
    offer,
    // As a cut of the job's pay is shown.
    changes: [{ field: 'ctcMinPaise', from: job.ctcMinPaise, to: offer?.ctcPaise }],
    text: note,
  });
}

/**
 * Makes an offer that support has allowed, for whoever asked, by all other rules of now. The job has been locked.
 * @throws ApiFailure 404, 409 or 422 when the offer cannot be made any more
 */
export async function makeAllowedOffer(tx: Transaction, review: JobReview, at: Date): Promise<void> {
  const { jdID, applicationID, offer, askedBy, text } = review;
  const job = await lockStepJob(tx, jdID);
  const current = await lockApplication(tx, applicationID ?? '');
  if (current === undefined) throw notFound();
  const { status } = asItStands(current, job);
  const step: Step = {
    to: 'Selected',
    actor: isReversal(status, 'support') ? 'support' : 'hiring',
    actorID: askedBy,
    source: 'portal',
    offer,
    note: text ?? undefined,
    mayPayLess: true,
    at,
  };
  // One that waits for its answer is amended.
  if (status === 'Selected') await refuseOffer(tx, current, job, step);
  else await refuseStep(tx, current, job, step);
  await takeStep(tx, current, job, step);
}
