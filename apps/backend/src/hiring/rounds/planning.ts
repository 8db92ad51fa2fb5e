/** The rounds of a job are planned: added at the end, changed, removed while nothing is known of anybody in them. */
import { limits } from '@aarambh/forms';
import { and, asc, eq, gt, lt, max, or } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  forbidden,
  localized,
  notFound,
  signedIn,
  stale,
  storedText,
  validationFailed,
  type LocalizedText,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit, keptValues } from '../../records/index.ts';
import { lockStepJob } from '../applications/job.ts';
import { hostPlace } from '../job-descriptions/host.ts';
import { jobsInScope, jobsToChange } from '../job-descriptions/scope.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { panels } from '../tables/panels.ts';
import { roundEntries, rounds, type Round } from '../tables/rounds.ts';
import { refuseMisfit } from './own-test-fit.ts';
import { tellOfNewTime, tellOfPlan, tellOfRemoval } from './notices.ts';
import { findRound, lockRound, refuseCancelled, roundBefore, roundClosed } from './reach.ts';

type Creation = OperationRequest<'addRound'>['body'];
type Change = OperationRequest<'updateRound'>['body'];
type Fields = Partial<Omit<Creation, 'jdID'>>;

const { maxEntries: mostRounds } = limits.jobRounds;

const { days: mostDays } = limits.selectionRound;
const longestMs = mostDays * 24 * 60 * 60_000;

const textFields = ['name', 'venue', 'link', 'instructions', 'bring'] as const;

/** What is stored of what was sent. */
function stored({ startsAt, endsAt, ...fields }: Fields): Partial<typeof rounds.$inferInsert> {
  const texts = textFields.flatMap((name) => {
    const typed = fields[name];
    return typed === undefined ? [] : [[name, typed === null ? null : storedText(typed) || null] as const];
  });
  return {
    ...fields,
    ...Object.fromEntries(texts),
    ...(startsAt !== undefined && { startsAt: new Date(startsAt) }),
    ...(endsAt !== undefined && { endsAt: new Date(endsAt) }),
  };
}

/** What is stored of a new round, with the place of the host where it names none. */
async function placed(
  tx: Transaction,
  jdID: string,
  round: Partial<typeof rounds.$inferInsert>,
): Promise<Partial<typeof rounds.$inferInsert>> {
  const hasPlace = round.venue != null || round.link != null || round.mode === 'Remote';
  if (hasPlace) return round;
  const venue = await hostPlace(tx, jdID);
  return venue === null ? round : { ...round, venue };
}

const wrongTime = (path: 'startsAt' | 'endsAt', code: string, message: string | LocalizedText): ApiFailure =>
  validationFailed([{ path, code, message }]);

const isSameMoment = (one: Date, other: Date): boolean => one.getTime() === other.getTime();

/**
 * @param startedAt when the round was to begin until now: one that has begun may end later, and its beginning stays
 * @throws ApiFailure 422 for a round in the past, one that ends before it begins, and one that overlaps another of the job
 */
async function refuseTimes(
  tx: Transaction,
  round: Pick<Round, 'jdID' | 'order' | 'startsAt' | 'endsAt'>,
  now: Date,
  startedAt?: Date,
): Promise<void> {
  if (round.endsAt <= round.startsAt)
    throw wrongTime('endsAt', 'order', 'The end comes after the beginning.');
  if (round.endsAt.getTime() - round.startsAt.getTime() > longestMs) {
    throw wrongTime('endsAt', 'far', localized('A round takes {most} days at most.', { most: mostDays }));
  }
  const keepsStart = startedAt !== undefined && isSameMoment(startedAt, round.startsAt);
  const over = !keepsStart && round.startsAt <= now ? 'startsAt' : round.endsAt <= now ? 'endsAt' : undefined;
  if (over !== undefined) throw wrongTime(over, 'past', 'Choose a time that is still to come.');
  const before = await roundBefore(tx, round);
  if (before !== undefined && round.startsAt < before.endsAt) {
    throw wrongTime('startsAt', 'overlap', 'The round before this one has not ended by then.');
  }
  const [after] = await tx
    .select()
    .from(rounds)
    .where(and(eq(rounds.jdID, round.jdID), gt(rounds.order, round.order)))
    .orderBy(asc(rounds.order))
    .limit(1);
  if (after !== undefined && round.endsAt > after.startsAt) {
    throw wrongTime('endsAt', 'overlap', 'The next round begins before this one ends.');
  }
}

/** @throws ApiFailure 422 for a round held at a distance without a link, and one held on site without a place */
function refusePlace({ mode, venue, link }: Pick<Round, 'mode' | 'venue' | 'link'>): void {
  if (mode === 'Remote' && link === null) {
    throw validationFailed([
      { path: 'link', code: 'required', message: 'Enter the link: the round is not on site.' },
    ]);
  }
  if (mode === 'On site' && venue === null) {
    throw validationFailed([
      { path: 'venue', code: 'required', message: 'Enter the place: the round is on site.' },
    ]);
  }
}

/** @throws ApiFailure 403 for a job that others wrote, 404 for one out of reach */
export async function refuseOthersJob(context: OperationContext, jdID: string): Promise<void> {
  const caller = signedIn(context);
  const isReached = and(eq(jobDescriptions.id, jdID), jobsInScope(caller));
  if ((await context.db.$count(jobDescriptions, isReached)) === 0) throw notFound();
  if ((await context.db.$count(jobDescriptions, and(isReached, jobsToChange(caller)))) === 0)
    throw forbidden();
}

/**
 * Keeps the order and the times of a job's rounds as they are until the transaction ends: who adds or moves another one waits.
 * @throws ApiFailure 404, 409 for a job that was cancelled
 */
async function lockPlan(tx: Transaction, jdID: string): Promise<void> {
  await tx
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(eq(jobDescriptions.id, jdID))
    .for('no key update');
  refuseCancelled(await lockStepJob(tx, jdID));
}

/** @throws ApiFailure 403 for a job of another, 404 */
export async function setWaitingList(
  context: OperationContext,
  jdID: string,
  { offersNext }: OperationRequest<'setWaitingList'>['body'],
): Promise<void> {
  await refuseOthersJob(context, jdID);
  await context.db.transaction(async (tx) => {
    await tx.update(jobDescriptions).set({ offersNext }).where(eq(jobDescriptions.id, jdID));
    await audit(tx, context, {
      action: 'changed',
      entityType: 'jobDescription',
      entityID: jdID,
      subjectID: jdID,
      fields: ['offersNext'],
    });
  });
}

/** @throws ApiFailure 403 for a job of another, 404, 409 ILLEGAL_TRANSITION, 422 */
export async function addRound(context: OperationContext, { jdID, ...fields }: Creation): Promise<Round> {
  const caller = signedIn(context);
  const now = context.now();
  await refuseOthersJob(context, jdID);
  return context.db.transaction(async (tx) => {
    await lockPlan(tx, jdID);
    if ((await tx.$count(rounds, eq(rounds.jdID, jdID))) >= mostRounds) {
      throw new ApiFailure(
        409,
        'ILLEGAL_TRANSITION',
        localized('A selection has {most} rounds at most.', { most: mostRounds }),
      );
    }
    const [last] = await tx
      .select({ order: max(rounds.order) })
      .from(rounds)
      .where(eq(rounds.jdID, jdID));
    const times = { startsAt: new Date(fields.startsAt), endsAt: new Date(fields.endsAt) };
    const order = (last?.order ?? 0) + 1;
    await refuseTimes(tx, { jdID, order, ...times }, now);
    const [round] = await tx
      .insert(rounds)
      .values({
        kind: fields.kind,
        isFor: fields.isFor,
        name: fields.name,
        ...(await placed(tx, jdID, stored(fields))),
        ...times,
        jdID,
        order,
        createdBy: caller.id,
        updatedBy: caller.id,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (round === undefined) throw new Error('The round was not written.');
    refusePlace(round);
    await auditOf(tx, context, round, 'added', Object.keys(fields));
    await tellOfPlan(tx, round, now);
    return round;
  });
}

/** @throws ApiFailure 409 IN_USE when panels of the round would be held before or after it */
async function refusePanelsOutside(tx: Transaction, { id, startsAt, endsAt }: Round): Promise<void> {
  const isOutside = or(lt(panels.startsAt, startsAt), gt(panels.endsAt, endsAt));
  if ((await tx.$count(panels, and(eq(panels.roundID, id), isOutside))) === 0) return;
  throw new ApiFailure(409, 'IN_USE', 'Panels of this round lie outside these times. Change them first.');
}

/** @throws ApiFailure 403, 404, 409 STALE, IN_USE or ILLEGAL_TRANSITION, 422 */
export async function updateRound(
  context: OperationContext,
  id: string,
  { rowVersion, ...fields }: Change,
): Promise<Round> {
  const { jdID } = await findOwnRound(context, id);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    await lockPlan(tx, jdID);
    const current = await lockRound(tx, id);
    if (current.rowVersion !== rowVersion) throw stale(current.rowVersion);
    if (current.state === 'Closed') throw roundClosed();
    const wanted = { ...current, ...stored(fields) };
    const isMoved =
      !isSameMoment(wanted.startsAt, current.startsAt) || !isSameMoment(wanted.endsAt, current.endsAt);
    if (isMoved) {
      await refuseTimes(tx, wanted, now, current.startsAt);
      await refusePanelsOutside(tx, wanted);
    }
    refusePlace(wanted);
    await refuseMisfit(tx, current, wanted);
    if (current.state === 'Running' && wanted.isFor !== current.isFor) {
      throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'The round has begun: who takes part stays.', {});
    }
    const [round] = await tx
      .update(rounds)
      .set({ ...stored(fields), updatedBy: signedIn(context).id, updatedAt: now, rowVersion: rowVersion + 1 })
      .where(eq(rounds.id, id))
      .returning();
    if (round === undefined) throw notFound();
    await auditOf(tx, context, round, 'changed', changedFields(current, round), current);
    await tellOfNewTime(tx, current, round, now);
    return round;
  });
}

/** @throws ApiFailure 403, 404, 409 IN_USE when something is known of somebody in it */
export async function deleteRound(context: OperationContext, id: string): Promise<void> {
  await findOwnRound(context, id);
  await context.db.transaction(async (tx) => {
    const round = await lockRound(tx, id);
    if ((await tx.$count(roundEntries, eq(roundEntries.roundID, id))) > 0) {
      throw new ApiFailure(409, 'IN_USE', 'Attendance or results are known in this round, so it stays.');
    }
    // While it is known who is in it.
    await tellOfRemoval(tx, round, context.now());
    await tx.delete(rounds).where(eq(rounds.id, id));
    await auditOf(tx, context, round, 'deleted', []);
  });
}

/**
 * A round whose selection is the caller's to plan.
 * @throws ApiFailure 403 for one of a job that others wrote, 404
 */
export async function findOwnRound(context: OperationContext, id: string): Promise<Round> {
  const { round, mayJudge } = await findRound(context, id);
  if (!mayJudge) throw forbidden();
  return round;
}

/** What the trail keeps the values of: from there applicants read how a round was moved. A link may let somebody in, so it is not kept. */
const keptFields = ['startsAt', 'endsAt', 'venue'] as const;

const plannedFields = [
  ...textFields,
  'kind',
  'mode',
  'startsAt',
  'endsAt',
  'isFor',
  'maxMarks',
] as const satisfies readonly (keyof Round)[];

/** Names of the fields that have another value: somebody who saves a form sends those that stay, too. */
const changedFields = (before: Round, after: Round): string[] =>
  plannedFields.filter((name) => before[name]?.valueOf() !== after[name]?.valueOf());

const auditOf = (
  tx: Transaction,
  context: OperationContext,
  round: Round,
  action: 'added' | 'changed' | 'deleted',
  fields: readonly string[],
  before: Round = round,
): Promise<void> =>
  audit(tx, context, {
    action,
    entityType: 'round',
    entityID: round.id,
    subjectID: round.jdID,
    fields,
    ...(action === 'changed' && keptValues(keptFields, fields, before, round)),
  });
