/** Moving one application. */
import type { MappingStatus } from '@aarambh/api-client/enums';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { users, usersInReach } from '../../identity/index.ts';
import {
  ApiFailure,
  brokenRule,
  forbidden,
  localized,
  notFound,
  signedIn,
  stale,
  storedText,
  validationFailed,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { isOfCompany, jobsInScope } from '../job-descriptions/scope.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { decide, isDecision } from './own-decision.ts';
import { lockStepJob, type StepJob } from './job.ts';
import { askAboutOffer } from './offer-review.ts';
import { paysLess, refuseOffer } from './offer.ts';
import { endedByAcceptance, lockAllOfSeason } from './policy.ts';
import { asItStands } from '../statuses/standing.ts';
import { illegalStep, lockApplication, refuseStep, takeStep, type Taken } from './taking-steps.ts';
import type { Step } from '../statuses/steps.ts';
import type { Application } from '../tables/applications.ts';
import type { Actor } from '../statuses/steps.ts';
import { applications } from '../tables/applications.ts';

type Change = OperationRequest<'setMappingStatus'>['body'];

/** What a status means that is asked for by whoever hires. */
const meant = (status: Change['status']): MappingStatus => (status === 'Accepted' ? 'Applied' : status);

/** As whom the caller moves applications. */
function actorOf(context: OperationContext): Actor {
  const { type, roleScope } = signedIn(context);
  if (type === 'C') return 'candidate';
  return roleScope === 'all' ? 'support' : 'hiring';
}

/** Applications that the caller may move: a candidate the own; others those for jobs and of people within their reach. */
export function applicationsInScope(context: OperationContext): SQL | undefined {
  const caller = signedIn(context);
  if (caller.type === 'C') return eq(applications.userID, caller.id);
  return and(
    jobsInScope(caller),
    // An officer's reach is the own institute's people; a company's are the applicants themselves.
    isOfCompany(caller) ? undefined : usersInReach(caller),
  );
}

/** Of an application what never changes. */
type Known = Pick<Application, 'id' | 'jdID' | 'userID'>;

/** An application that the caller reaches. */
async function find(context: OperationContext, where: SQL | undefined): Promise<Known> {
  const [row] = await context.db
    .select({ id: applications.id, jdID: applications.jdID, userID: applications.userID })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .where(and(where, applicationsInScope(context)));
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Takes a step with one application.
 * @throws ApiFailure 403, 404, 409 STALE, ILLEGAL_TRANSITION, NOT_ELIGIBLE or INSUFFICIENT_CREDITS, 422
 */
export async function moveOne(
  context: OperationContext,
  { id, jdID, userID, rowVersion, ...change }: Change,
): Promise<Application> {
  const isCandidate = actorOf(context) === 'candidate';
  if (!isCandidate && !context.permissions.has('Manage Job Applications')) throw forbidden();
  const where =
    id === undefined
      ? and(eq(applications.jdID, jdID ?? ''), eq(applications.userID, userID ?? ''))
      : eq(applications.id, id);
  const found = await find(context, where);
  // What a candidate decides about a job is judged and paid for there.
  if (isCandidate && isDecision(change.status)) {
    return decide(context, { jdID: found.jdID, status: change.status });
  }
  const step: Step = { ...stepOf(context, change), source: 'portal' };
  return (await moveKnown(context, found, step, rowVersion)).application;
}

/** The step that a body asks for. */
export const stepOf = (
  context: OperationContext,
  { status, reasonCode, note, offer }: Pick<Change, 'status' | 'reasonCode' | 'note' | 'offer'>,
): Omit<Step, 'source'> => ({
  to: meant(status),
  actor: actorOf(context),
  actorID: signedIn(context).id,
  reasonCode,
  note: note === undefined ? undefined : storedText(note),
  offer,
  at: context.now(),
});

/** Moves an application that the caller reaches, in a transaction of its own. */
export async function moveKnown(
  { db }: OperationContext,
  { id, jdID, userID }: Known,
  step: Step,
  rowVersion?: number,
): Promise<Taken> {
  return db.transaction(async (tx) => {
    const job = await lockStepJob(tx, jdID);
    if (step.to === 'Offer Accepted') await lockAllOfSeason(tx, userID, job, id);
    const current = await lockApplication(tx, id);
    if (current === undefined) throw notFound();
    if (rowVersion !== undefined && rowVersion !== current.rowVersion) throw stale(current.rowVersion);
    // Of an offer that has been another one, whoever accepts it says which they have read.
    const isOneOfSeveral = current.status === 'Selected' && current.earlierOffers.length > 0;
    if (step.to === 'Offer Accepted' && isOneOfSeveral && rowVersion === undefined) {
      throw stale(current.rowVersion);
    }
    if (asksSupport(job, step)) {
      await refuseStep(tx, current, job, { ...step, mayPayLess: true });
      await askAboutOffer(tx, current, job, step);
      return { application: current, charged: 0 };
    }
    await refuseStep(tx, current, job, step);
    const taken = await takeStep(tx, current, job, step);
    if (step.to === 'Offer Accepted') await endOthers(tx, taken.application, job, step.at);
    return taken;
  });
}

/** Whether support decides before an offer is made. */
const asksSupport = (job: StepJob, { to, offer }: Step): boolean =>
  to === 'Selected' && offer != null && paysLess(job, offer);

/** Most offers in place of another one. */
const mostAmendments = 20;

/** @throws ApiFailure 409 for an offer that was answered or withdrawn, or was amended too often */
function refuseAmending({ status, earlierOffers }: Application): void {
  if (status !== 'Selected') throw illegalStep(status, []);
  if (earlierOffers.length < mostAmendments) return;
  const text = localized('An offer is amended {count} times at most. Withdraw it.', {
    count: mostAmendments,
  });
  throw new ApiFailure(409, 'ILLEGAL_TRANSITION', text, { details: { allowed: ['Rejected'] } });
}

/**
 * Puts another offer in the place of one that waits for its answer.
 * @throws ApiFailure 404, 409 STALE, ILLEGAL_TRANSITION or NOT_ELIGIBLE, 422
 */
export async function amendOffer(
  context: OperationContext,
  id: string,
  { offer, note, rowVersion }: OperationRequest<'amendOffer'>['body'],
): Promise<Application> {
  const { jdID } = await find(context, eq(applications.id, id));
  const step: Step = { ...stepOf(context, { status: 'Selected', offer, note }), source: 'portal' };
  if (!step.note) throw validationFailed([brokenRule('note', { ok: false, code: 'required', params: {} })]);
  return context.db.transaction(async (tx) => {
    const job = await lockStepJob(tx, jdID);
    const current = await lockApplication(tx, id);
    if (current === undefined) throw notFound();
    if (rowVersion !== undefined && rowVersion !== current.rowVersion) throw stale(current.rowVersion);
    refuseAmending(asItStands(current, job));
    if (asksSupport(job, step)) {
      await refuseOffer(tx, current, job, { ...step, mayPayLess: true });
      await askAboutOffer(tx, current, job, step);
      return current;
    }
    await refuseOffer(tx, current, job, step);
    return (await takeStep(tx, current, job, step)).application;
  });
}

/** Ends the candidate's other applications that the rules of the season end with an accepted offer. */
async function endOthers(tx: Transaction, accepted: Application, job: StepJob, at: Date): Promise<void> {
  for (const other of await endedByAcceptance(tx, accepted, job, at)) {
    await takeStep(tx, other, await lockStepJob(tx, other.jdID), {
      to: other.status === 'Selected' ? 'Offer Declined' : 'Withdrawn',
      actor: 'platform',
      actorID: null,
      source: 'system',
      reasonCode: 'Other offer',
      at,
    });
  }
}
