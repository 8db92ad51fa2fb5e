/**
 * Takes steps of applications: the rows, one event for each, the ledger's lines and the news in the caller's transaction, so that they
 * stand or fall together. Every change of a status goes through here.
 */
import type { MappingStatus } from '@aarambh/api-client/enums';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { ApiFailure, localized } from '../../platform/index.ts';
import { tellPartners } from '../../messages/index.ts';
import { chargeCompany, refundCandidates } from './credits.ts';
import { leavesSelection, roundsAhead, tellOfRoundsAhead } from './fallen-rounds.ts';
import { freesPlace, passPlaceOn } from './free-place.ts';
import type { StepJob } from './job.ts';
import { tellOfSteps, type StepNews } from './notices.ts';
import { offerChange, refuseOffer, withdrawsOffer } from './offer.ts';
import { withdrawAsked } from './offer-questions.ts';
import { asItStands } from '../statuses/standing.ts';
import { isReversal, nextSteps, type Step } from '../statuses/steps.ts';
import { applicationEvents, applications, type Application } from '../tables/applications.ts';

/** The application, kept from others until the transaction ends. */
export async function lockApplication(tx: Transaction, id: string): Promise<Application | undefined> {
  const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
  return row;
}

/** As `lockApplication`, for many, always in the same order. */
export function lockApplications(tx: Transaction, ids: readonly string[]): Promise<Application[]> {
  return tx
    .select()
    .from(applications)
    .where(inArray(applications.id, [...ids]))
    .orderBy(asc(applications.id))
    .for('update');
}

/** Where it stood before its last step. */
async function statusBefore(tx: Transaction, id: string): Promise<MappingStatus | null> {
  const [last] = await tx
    .select({ from: applicationEvents.from })
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationID, id))
    .orderBy(desc(applicationEvents.at), desc(applicationEvents.id))
    .limit(1);
  return last?.from ?? null;
}

/**
 * Throws for a step that cannot be taken, and changes nothing.
 * @throws ApiFailure 409 ILLEGAL_TRANSITION with `{ allowed }`, NOT_ELIGIBLE by the season's rules; 422 for an offer that keeps not its rules
 */
export async function refuseStep(
  tx: Transaction,
  current: Application,
  job: StepJob,
  step: Pick<Step, 'to' | 'actor' | 'actorID' | 'note' | 'offer' | 'mayPayLess' | 'at'>,
): Promise<void> {
  const { to, actor, at } = step;
  const { status } = asItStands(current, job);
  // Nothing goes on with a cancelled job: what would be taken back there ended by itself.
  if (job.cancelledAt !== null && isReversal(status, actor)) throw illegalStep(status, []);
  const before = isReversal(status, actor) ? await statusBefore(tx, current.id) : null;
  const allowed = nextSteps(status, actor, before);
  if (!allowed.includes(to)) throw illegalStep(status, allowed);
  if (actor === 'candidate') refuseLate(current, job, to, at);
  const isExplained =
    (actor === 'support' && (to === 'Cancelled' || isReversal(current.status, actor))) ||
    withdrawsOffer(current, to);
  if (isExplained && !step.note) {
    throw new ApiFailure(422, 'VALIDATION_FAILED', 'Say why: the candidate and the company read it.', {
      fields: [
        { path: 'note', code: 'required', message: 'Say why: the candidate and the company read it.' },
      ],
    });
  }
  if (to === 'Selected') await refuseOffer(tx, current, job, step);
  const joins = current.offer?.joiningDate;
  if (to === 'Joined' && joins !== undefined && at.getTime() < Date.parse(`${joins}T00:00:00+05:30`)) {
    throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'The joining day has not come yet.', {
      details: { allowed: [] },
    });
  }
}

export const illegalStep = (status: MappingStatus, allowed: readonly MappingStatus[]): ApiFailure =>
  new ApiFailure(
    409,
    'ILLEGAL_TRANSITION',
    allowed.length === 0
      ? localized('This application is {status}; you cannot change that.', { status })
      : localized('This application is {status}; this step does not follow from there.', { status }),
    { details: { status, allowed } },
  );

/** Whether the time of a candidate's step is over: to withdraw, the last day to apply; to answer an offer, the offer's own. */
export function isTooLate(
  { offer, lastDateToApply }: Pick<Application, 'offer'> & Pick<StepJob, 'lastDateToApply'>,
  to: MappingStatus,
  at: Date,
): boolean {
  if (to === 'Withdrawn') return lastDateToApply !== null && at > lastDateToApply;
  return offer !== null && at.getTime() > Date.parse(offer.respondBy);
}

function refuseLate({ offer }: Application, { lastDateToApply }: StepJob, to: MappingStatus, at: Date): void {
  if (!isTooLate({ offer, lastDateToApply }, to, at)) return;
  const message =
    to === 'Withdrawn'
      ? 'The last day to apply is over. Write to the company.'
      : 'The time to answer this offer is over.';
  throw new ApiFailure(409, 'ILLEGAL_TRANSITION', message, { details: { allowed: [] } });
}

/** What a step came to. */
export interface Taken {
  application: Application;
  /** Credits that it cost the company. */
  charged: number;
}

/**
 * Takes the step. The application has been locked, and `refuseStep` let it pass.
 * @throws ApiFailure 409 INSUFFICIENT_CREDITS
 */
export async function takeStep(
  tx: Transaction,
  current: Application,
  job: StepJob,
  step: Step,
): Promise<Taken> {
  const taken = (await takeSteps(tx, [current], job, step)).get(current.id);
  if (taken === undefined) throw new Error(`The application ${current.id} went while it was locked.`);
  if (taken instanceof ApiFailure) throw taken;
  return taken;
}

/**
 * Takes the same step with many applications of one job, in few statements. All of them have been locked, and `refuseStep` let them pass.
 * @returns by the application what the step came to, or 409 INSUFFICIENT_CREDITS; then nothing of it was changed
 */
export async function takeSteps(
  tx: Transaction,
  currents: readonly Application[],
  job: StepJob,
  step: Step,
): Promise<ReadonlyMap<string, Taken | ApiFailure>> {
  const { to, actor, actorID, at, reasonCode, note, source, batchID } = step;
  const occasion = { title: job.title, actorID, at };
  const isReversed = ({ status }: Application) => step.takesBack === true || isReversal(status, actor);
  const charged =
    actor === 'platform' || actor === 'candidate'
      ? new Map<string, number>()
      : await chargeCompany(
          tx,
          currents.filter((each) => !isReversed(each)),
          to,
          { ...occasion, companyID: job.companyID },
        );
  const result = new Map<string, Taken | ApiFailure>();
  const moved = new Map<string, Application>();
  for (const current of currents) {
    const failure = charged.get(current.id);
    if (failure instanceof ApiFailure) result.set(current.id, failure);
    else moved.set(current.id, current);
  }
  if (to === 'Cancelled' || to === 'Expired') {
    await refundCandidates(tx, [...moved.values()], occasion);
  }
  for (const current of moved.values()) {
    const change = await offerChange(tx, current, step);
    if (change) await tx.update(applications).set(change).where(eq(applications.id, current.id));
  }
  if (moved.size === 0) return result;
  // What is asked about an offer is about the application as it stood; what support has just allowed is this step.
  if (step.mayPayLess !== true) await withdrawAsked(tx, [...moved.keys()]);
  // Who is expected somewhere is read as the rows stand: before an end, and after one was taken back.
  const left = leavesSelection(step) ? await roundsAhead(tx, [...moved.keys()], job, at) : [];
  const since = (column: typeof applications.appliedAt | typeof applications.contactRevealedAt) =>
    sql`coalesce(${column}, ${sql.param(at, column)})`;
  const changed = await tx
    .update(applications)
    .set({
      ...step.sent,
      status: to,
      statusReasonCode: reasonCode ?? null,
      statusNote: note ?? null,
      ...(to === 'Shortlisted' && { contactRevealedAt: since(applications.contactRevealedAt) }),
      ...(to === 'Applied' && { appliedAt: since(applications.appliedAt) }),
      decidedAt: to === 'Applied' ? null : at,
      updatedAt: at,
      rowVersion: sql`${applications.rowVersion} + 1`,
    })
    .where(inArray(applications.id, [...moved.keys()]))
    .returning();
  await tx.insert(applicationEvents).values(
    [...moved.values()].map((current) => ({
      applicationID: current.id,
      from: current.status,
      to,
      actorID,
      reason: note ?? reasonCode ?? null,
      at,
      source,
      ...(batchID !== undefined && { batchID }),
    })),
  );
  await tellPartners(
    tx,
    [...moved.values()].map(({ id, userID, status }) => ({ applicationID: id, userID, from: status, to })),
    { jdID: job.id, companyID: job.companyID, at },
  );
  const news: StepNews[] = [];
  for (const application of changed) {
    const current = moved.get(application.id);
    if (current === undefined) continue;
    news.push({ application, from: current.status, job, step, isReversed: isReversed(current) });
    const cost = charged.get(application.id);
    result.set(application.id, { application, charged: typeof cost === 'number' ? cost : 0 });
  }
  await tellOfSteps(tx, news);
  const back = news.flatMap((each) => (each.isReversed ? [each.application.id] : []));
  const ahead = back.length === 0 ? left : await roundsAhead(tx, back, job, at);
  await tellOfRoundsAhead(tx, { changed, ahead, job, step });
  for (const { application, from } of news) {
    if (freesPlace(from, to)) await passPlaceOn(tx, job, application, at);
  }
  return result;
}
