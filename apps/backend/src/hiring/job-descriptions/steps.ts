/** Which steps a job can take from where it stands (domain, B.23.1). */
import type { components } from '@aarambh/api-client/schema';
import { ApiFailure, dayMs, localized } from '../../platform/index.ts';
import type { JobPhase } from './phase.ts';
import type { JobDescription } from '../tables/job-descriptions.ts';

export type JobStep = components['schemas']['JobStep'];

/** What decides: where the job stands, and what candidates have done. */
export interface Standing extends Pick<JobDescription, 'postedAt'> {
  phase: JobPhase;
  /** Candidates who have decided about it. */
  decisions: number;
  isOwn: boolean;
}

const unpostFor = dayMs;

/** The steps of the job itself, for whoever it belongs to. */
export function stepsOf({ phase, postedAt, decisions, isOwn }: Standing, now: Date): JobStep[] {
  if (!isOwn || phase === 'Cancelled') return [];
  if (phase === 'Draft') return ['Change', 'Post', 'Delete'];
  if (phase === 'Closed') return ['Cancel'];
  const isFresh = postedAt !== null && now.getTime() - postedAt.getTime() < unpostFor;
  return isFresh && decisions === 0 ? ['Change', 'Unpost', 'Close', 'Cancel'] : ['Change', 'Close', 'Cancel'];
}

/** @throws ApiFailure 409 JOB_CLOSED for one that has ended, otherwise ILLEGAL_TRANSITION; with what is allowed */
export function refuseUnlessStep(step: JobStep, job: Standing, now: Date): void {
  const allowed = stepsOf(job, now);
  if (allowed.includes(step)) return;
  const details = { phase: job.phase, asked: step, allowed };
  if (job.phase === 'Cancelled' || (job.phase === 'Closed' && (step === 'Change' || step === 'Close'))) {
    throw new ApiFailure(409, 'JOB_CLOSED', localized('This job has ended.', {}), { details });
  }
  const text =
    step === 'Unpost'
      ? localized(
          'A job is taken back within 24 hours and before anybody has decided about it. Close it instead.',
          {},
        )
      : localized('This is not possible for the job as it stands.', {});
  throw new ApiFailure(409, 'ILLEGAL_TRANSITION', text, { details });
}
