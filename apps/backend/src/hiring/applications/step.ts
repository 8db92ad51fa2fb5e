/**
 * Takes one step of an application: the row, one event, the ledger's lines and the news in the caller's transaction, so that they
 * stand or fall together. Every change of a status goes through here.
 */
import type { MappingReason, MappingStatus } from '@aarambh/api-client/enums';
import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { ApiFailure, localized } from '../../platform/index.ts';
import { chargeCompany, refundCandidate } from './credits.ts';
import type { StepJob } from './job.ts';
import { refuseOwnLetter, writeLetter } from './letter.ts';
import { tellOfStep, type StepNews } from './notices.ts';
import { refuseByPolicy } from './policy.ts';
import { isReversal, nextSteps, type Actor } from './steps.ts';
import { applicationEvents, applications, type mappingSources } from './tables.ts';

export type Application = typeof applications.$inferSelect;

export interface Step {
  to: MappingStatus;
  actor: Actor;
  /** Null: the platform. */
  actorID: string | null;
  source: (typeof mappingSources)[number];
  /** Of many at once. */
  batchID?: string | undefined;
  reasonCode?: MappingReason | undefined;
  note?: string | undefined;
  offer?: Application['offer'] | undefined;
  at: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The application, kept from others until the transaction ends. */
export async function lockApplication(tx: Transaction, id: string): Promise<Application | undefined> {
  const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
  return row;
}

/** Where it stood before its last step. */
export async function statusBefore(tx: Transaction, id: string): Promise<MappingStatus | null> {
  const [last] = await tx
    .select({ from: applicationEvents.from })
    .from(applicationEvents)
    .where(eq(applicationEvents.mappingID, id))
    .orderBy(desc(applicationEvents.at), desc(applicationEvents.id))
    .limit(1);
  return last?.from ?? null;
}

/**
 * Throws for a step that cannot be taken, and changes nothing.
 * @throws ApiFailure 409 ILLEGAL_TRANSITION with `{ allowed }`, NOT_ELIGIBLE by the season's rules; 422 for an offer that ends too soon
 */
export async function refuseStep(
  tx: Transaction,
  current: Application,
  job: StepJob,
  step: Pick<Step, 'to' | 'actor' | 'actorID' | 'note' | 'offer' | 'at'>,
): Promise<void> {
  const { to, actor, at } = step;
  const before = isReversal(current.status, actor) ? await statusBefore(tx, current.id) : null;
  const allowed = nextSteps(current.status, actor, before);
  if (!allowed.includes(to)) throw illegalStep(current.status, allowed);
  if (actor === 'candidate') refuseLate(current, job, to, at);
  if (actor === 'support' && (to === 'Cancelled' || isReversal(current.status, actor)) && !step.note) {
    throw new ApiFailure(422, 'VALIDATION_FAILED', 'Say why: the candidate and the company read it.', {
      fields: [
        { path: 'note', code: 'required', message: 'Say why: the candidate and the company read it.' },
      ],
    });
  }
  if (to === 'Selected' && actor !== 'platform' && !isReversal(current.status, actor)) {
    refuseOffer(step.offer, at);
    const own = step.offer?.letterImageID;
    if (own !== undefined) await refuseOwnLetter(tx, own, job, step.actorID);
    await refuseByPolicy(tx, current, job, step.offer?.ctcPaise ?? 0);
  }
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

function refuseOffer(offer: Step['offer'], at: Date): void {
  const earliest = at.getTime() + dayMs;
  if (offer != null && Date.parse(offer.respondBy) >= earliest) return;
  const message = 'Give the candidate at least a day to answer.';
  throw new ApiFailure(422, 'VALIDATION_FAILED', message, {
    fields: [{ path: 'offer.respondBy', code: 'tooEarly', message }],
  });
}

/**
 * Takes the step. The application has been locked, and `refuseStep` let it pass.
 * @returns the application as it is now, what it cost the company, and the news for `sendMessages` once it is committed
 */
export async function takeStep(
  tx: Transaction,
  current: Application,
  job: StepJob,
  step: Step,
): Promise<{ application: Application; charged: number; news: StepNews }> {
  const { to, actor, actorID, at, reasonCode, note, offer, source, batchID } = step;
  const occasion = { title: job.title, actorID, at };
  const isReversed = isReversal(current.status, actor);
  const charged =
    isReversed || actor === 'platform' || actor === 'candidate'
      ? 0
      : await chargeCompany(tx, current, to, { ...occasion, companyID: job.companyID });
  if (to === 'Cancelled' || (to === 'Expired' && current.status !== 'Eligible')) {
    await refundCandidate(tx, current, occasion);
  }
  const [application] = await tx
    .update(applications)
    .set({
      status: to,
      statusReasonCode: reasonCode ?? null,
      statusNote: note ?? null,
      ...(to === 'Selected' && offer != null && { offer, letter: await writeLetter(tx, current, offer, at) }),
      ...(to === 'Shortlisted' && { contactRevealedAt: current.contactRevealedAt ?? at }),
      ...(to === 'Applied' && { appliedAt: current.appliedAt ?? at }),
      decidedAt: to === 'Applied' ? null : at,
      updatedAt: at,
      rowVersion: current.rowVersion + 1,
    })
    .where(eq(applications.id, current.id))
    .returning();
  if (application === undefined) throw new Error(`The application ${current.id} went while it was locked.`);
  await tx.insert(applicationEvents).values({
    mappingID: current.id,
    from: current.status,
    to,
    actorID,
    reason: note ?? reasonCode ?? null,
    at,
    source,
    ...(batchID !== undefined && { batchID }),
  });
  const news = { application, from: current.status, job, step, isReversed };
  await tellOfStep(tx, news);
  return { application, charged, news };
}
