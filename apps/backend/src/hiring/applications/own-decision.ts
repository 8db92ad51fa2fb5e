/** A candidate accepts or declines a job. */
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  notFound,
  signedIn,
  storedText,
  validationFailed,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { refuseWithoutGuardian } from '../../identity/index.ts';
import { readRow } from '../../records/index.ts';
import { makeCv } from '../candidate-profiles/freeze.ts';
import { unknownTemplate } from '../candidate-profiles/pages.ts';
import { candidateProfiles } from '../tables/candidate-profiles.ts';
import { evaluate } from '../job-descriptions/evaluation.ts';
import type { FoundEvaluation } from '../tables/evaluation.ts';
import { readJudged } from '../job-descriptions/judging.ts';
import { holdCompany } from '../job-descriptions/locks.ts';
import { judgedJobsFor, type JudgedJob } from '../job-descriptions/reading.ts';
import { jobsOpenTo } from '../job-descriptions/scope.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { refuseAnswers } from './answers.ts';
import { chargeCandidate } from './credits.ts';
import { lockStepJob } from './job.ts';
import { lockPart } from './policy.ts';
import { asItStands } from '../statuses/standing.ts';
import { illegalStep, takeStep } from './taking-steps.ts';
import type { Step } from '../statuses/steps.ts';
import type { Application } from '../tables/applications.ts';
import { nextSteps } from '../statuses/steps.ts';
import { applications } from '../tables/applications.ts';

type Decision = OperationRequest<'addMapping'>['body'];

/** Statuses under the words of the contract: a candidate who rejects a job declines it. */
const meant = {
  Accepted: 'Applied',
  Applied: 'Applied',
  Rejected: 'Declined',
  Declined: 'Declined',
} as const;

/** Whether a status is a candidate's decision about a job. */
export const isDecision = (status: string): status is Decision['status'] => status in meant;

/**
 * Decides about a job for the caller, in one transaction with what it costs. The same decision again answers with the first.
 * @throws ApiFailure 404 for a job that the caller does not see; 409 JOB_CLOSED, NOT_ELIGIBLE with the verdict, PRICE_CHANGED,
 *   INSUFFICIENT_CREDITS, or ILLEGAL_TRANSITION when the caller decided differently before; 422 for an answer or profile that does not fit
 */
export async function decide(context: OperationContext, decision: Decision): Promise<Application> {
  const caller = signedIn(context);
  const at = context.now();
  const to = meant[decision.status];
  return context.db.transaction(async (tx) => {
    // Before anything is read of it: what is decided on stays so until the decision is written.
    await holdCompany(tx, decision.jdID);
    const job = await lockStepJob(tx, decision.jdID);
    await lockPart(tx, caller.id, job, 'share');
    const earlier = await findOwn(tx, decision.jdID, caller.id);
    const isOpen = await readRow(tx, judgedJobsFor(caller, at), decision.jdID, jobsOpenTo(caller, at));
    if (isOpen === undefined && earlier === undefined)
      throw await missingOrClosed(tx, context, decision.jdID);
    const current = await lockOwn(tx, decision.jdID, caller.id, at);
    const { status } = asItStands(current, job);
    if (status === to) return current;
    const allowed = nextSteps(status, 'candidate');
    if (!allowed.includes(to)) throw illegalStep(status, allowed);
    if (isOpen === undefined) throw jobClosed();

    const occasion = { title: job.title, actorID: caller.id, at };
    if (to === 'Applied') await refuseWithoutGuardian(tx, caller.id, at);
    const sent = to === 'Applied' ? await sentWith(tx, context, isOpen, decision) : undefined;
    await chargeCandidate(tx, current, to, decision.expectedCredits, occasion);
    const { application } = await takeStep(tx, current, job, {
      to,
      actor: 'candidate',
      actorID: caller.id,
      source: 'portal',
      at,
      sent,
      ...(to === 'Declined' && { reasonCode: decision.reasonCode, note: noteOf(decision) }),
    });
    return application;
  });
}

const noteOf = ({ note }: Decision): string | undefined =>
  note === undefined ? undefined : storedText(note);

/** What an application holds: the evaluation and the answers as they are now, and the profile that the company reads. */
async function sentWith(
  tx: Transaction,
  context: OperationContext,
  job: JudgedJob,
  decision: Decision,
): Promise<Step['sent']> {
  const caller = signedIn(context);
  const at = context.now();
  const judged = (await readJudged(tx, [job], [caller.id], at)).get(caller.id);
  if (judged === undefined) throw notFound();
  const evaluation = evaluate(job, judged.facts, judged.gatesOf(job), at);
  if (evaluation.verdict !== 'Eligible') throw notEligible(evaluation);
  const answers = decision.answers ?? [];
  await refuseAnswers(tx, job.questionIDs, answers);
  const candidateProfileID = await profileOf(tx, caller.id, decision.candidateProfileID);
  const templateID = decision.cvTemplateID ?? null;
  const cv =
    candidateProfileID === null ? undefined : await makeCv(tx, candidateProfileID, { templateID, now: at });
  if (candidateProfileID !== null && templateID !== null && cv === undefined) throw unknownTemplate();
  return { eligibilitySnapshot: evaluation, answers, candidateProfileID, cvID: cv?.id ?? null };
}

/** The profile that was chosen, or the person's default one; null for somebody who has none. */
async function profileOf(
  tx: Transaction,
  userID: string,
  chosen: string | undefined,
): Promise<string | null> {
  const own = eq(candidateProfiles.userID, userID);
  const [profile] = await tx
    .select({ id: candidateProfiles.id })
    .from(candidateProfiles)
    .where(
      and(
        own,
        chosen === undefined ? eq(candidateProfiles.isDefault, true) : eq(candidateProfiles.id, chosen),
      ),
    );
  if (profile === undefined && chosen !== undefined) {
    throw validationFailed([
      { path: 'candidateProfileID', code: 'unknown', message: 'Choose a record from the list.' },
    ]);
  }
  return profile?.id ?? null;
}

const ofJob = (jdID: string, userID: string) =>
  and(eq(applications.jdID, jdID), eq(applications.userID, userID));

async function findOwn(tx: Transaction, jdID: string, userID: string): Promise<Application | undefined> {
  const [row] = await tx.select().from(applications).where(ofJob(jdID, userID));
  return row;
}

/** The row of the caller and the job, kept from others. The first decision makes one, which says Eligible until that decision is written with it; that is no step. */
async function lockOwn(tx: Transaction, jdID: string, userID: string, at: Date): Promise<Application> {
  const [added] = await tx
    .insert(applications)
    .values({ jdID, userID, status: 'Eligible', createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning();
  if (added !== undefined) return added;
  const [row] = await tx.select().from(applications).where(ofJob(jdID, userID)).for('update');
  if (row === undefined)
    throw new Error(`The application of ${userID} for ${jdID} is neither new nor there.`);
  return row;
}

const jobClosed = (): ApiFailure =>
  new ApiFailure(409, 'JOB_CLOSED', 'This job takes no applications any more.');

const notEligible = ({ verdict, rules, gates }: FoundEvaluation): ApiFailure =>
  new ApiFailure(
    409,
    'NOT_ELIGIBLE',
    'You do not meet what this job asks for. Look at the rules to see why.',
    {
      details: {
        verdict,
        rules: [...gates, ...rules].filter(({ outcome }) => outcome !== 'met').map(({ id }) => id),
      },
    },
  );

/** 409 for a job whose last day the caller has missed, otherwise 404. */
async function missingOrClosed(
  tx: Transaction,
  context: OperationContext,
  jdID: string,
): Promise<ApiFailure> {
  const caller = signedIn(context);
  const [job] = await tx.select().from(jobDescriptions).where(eq(jobDescriptions.id, jdID));
  if (job?.lastDateToApply == null) return notFound();
  const lastMoment = new Date(job.lastDateToApply.getTime() - 1);
  const was = await readRow(tx, judgedJobsFor(caller, lastMoment), jdID, jobsOpenTo(caller, lastMoment));
  return was === undefined ? notFound() : jobClosed();
}
