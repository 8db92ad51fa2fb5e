/** Closing a round: what it will do, and the decision. What follows for each is done behind it (`settling.ts`). */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import { openWallet } from '../../money/index.ts';
import {
  ApiFailure,
  localized,
  publish,
  shownMoment,
  signedIn,
  stale,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { companyPrice } from '../applications/credits.ts';
import { lockStepJob, type StepJob } from '../applications/job.ts';
import { applications, type Application } from '../tables/applications.ts';
import { roundEntries, rounds, type Round, type RoundEntry } from '../tables/rounds.ts';
import { testAttempts } from '../tables/tests.ts';
import { outcomeOf, stepAfter } from './following.ts';
import { isIn, lockRound, ownEntry, refuseCancelled, roundBefore } from './reach.ts';
import { findOwnRound } from './planning.ts';
import { isInSelection } from '../applications/taking-part.ts';

type Closing = OperationData<'closeRound'>['closing'];

/** Most people that are named. */
const mostNamed = 100;

interface Person {
  application: Application;
  name: string;
  entry: RoundEntry | null;
}

/**
 * Closes a round, or says what that would do.
 * @throws ApiFailure 403, 404, 409 STALE, ILLEGAL_TRANSITION or INSUFFICIENT_CREDITS
 */
export async function closeRound(
  context: OperationContext,
  id: string,
  { rowVersion, dryRun = false }: OperationRequest<'closeRound'>['body'],
): Promise<{ closing: Closing; round: Round }> {
  const { jdID } = await findOwnRound(context, id);
  return context.db.transaction(async (tx) => {
    const job = await lockStepJob(tx, jdID);
    const round = await lockRound(tx, id);
    if (round.state === 'Closed') throw await closedMeanwhile(tx, round);
    refuseCancelled(job);
    if (round.rowVersion !== rowVersion) throw stale(round.rowVersion);
    await refuseBeforeItsTime(tx, round, context.now());
    const people = await peopleOf(tx, round);
    const closing = await closingOf(tx, job, round, people);
    if (dryRun) return { closing, round };
    const { needed, balance } = closing.credits;
    if (needed > balance) {
      throw new ApiFailure(
        409,
        'INSUFFICIENT_CREDITS',
        localized('There are only {balance} credits, not {needed}.', { balance, needed }),
        { details: { balance, needed } },
      );
    }
    return { closing, round: await decide(tx, context, round, people) };
  });
}

/** Who closed it first, and when. */
async function closedMeanwhile(
  tx: Transaction,
  { closedBy, closedAt, rowVersion }: Round,
): Promise<ApiFailure> {
  const [person] = await tx
    .select({ name: writtenName(users) })
    .from(users)
    .where(eq(users.id, closedBy ?? ''));
  return new ApiFailure(
    409,
    'STALE',
    localized('{name} closed this round on {moment}. Look at it again.', {
      name: person?.name ?? '',
      moment: shownMoment(closedAt ?? new Date(0)),
    }),
    { details: { rowVersion } },
  );
}

/** @throws ApiFailure 409 before it has begun, while somebody takes its test, and while the round before it is open */
async function refuseBeforeItsTime(tx: Transaction, round: Round, now: Date): Promise<void> {
  if (round.startsAt > now) {
    throw new ApiFailure(
      409,
      'ILLEGAL_TRANSITION',
      'This round has not begun. Remove it, or change its time.',
    );
  }
  const isWriting = and(eq(testAttempts.roundID, round.id), isNull(testAttempts.finishedAt));
  if ((await tx.$count(testAttempts, isWriting)) > 0) {
    throw new ApiFailure(
      409,
      'ILLEGAL_TRANSITION',
      'Somebody is still taking the test. Close the round once it has ended.',
    );
  }
  const before = await roundBefore(tx, round);
  if (before !== undefined && before.state !== 'Closed') {
    throw new ApiFailure(
      409,
      'ILLEGAL_TRANSITION',
      localized('Close the round before it first: {name}.', { name: before.name }),
    );
  }
}

/** Everybody in the round, of every campus. */
async function peopleOf(tx: Transaction, round: Round): Promise<Person[]> {
  const before = await roundBefore(tx, round);
  return tx
    .select({ application: applications, name: writtenName(users), entry: roundEntries })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userID))
    .leftJoin(roundEntries, ownEntry(round))
    .where(isIn(round, before))
    .orderBy(asc(writtenName(users)), asc(applications.id));
}

async function closingOf(
  tx: Transaction,
  job: StepJob,
  round: Round,
  people: readonly Person[],
): Promise<Closing> {
  const there = people.filter(({ application }) => isInSelection(application.status));
  const left = people.filter(({ application }) => !isInSelection(application.status));
  const judged = Map.groupBy(there, ({ entry }) => outcomeOf(entry));
  const count = (outcome: ReturnType<typeof outcomeOf>) => judged.get(outcome)?.length ?? 0;
  const without = judged.get('without') ?? [];
  return {
    passed: count('passed'),
    failed: count('failed'),
    absent: count('absent'),
    onHold: count('onHold'),
    waiting: count('waiting'),
    without: namesOf(without),
    withoutCount: without.length,
    left: namesOf(left),
    leftCount: left.length,
    told: there.length - without.length - count('onHold'),
    credits: await creditsOf(tx, job, round, there),
  };
}

const namesOf = (people: readonly Person[]): string[] => people.slice(0, mostNamed).map(({ name }) => name);

/** What the company pays for the steps that follow, and what it has. */
async function creditsOf(
  tx: Transaction,
  { companyID }: StepJob,
  round: Round,
  people: readonly Person[],
): Promise<Closing['credits']> {
  const accept = await companyPrice(tx, companyID, 'Shortlisted');
  const reject = await companyPrice(tx, companyID, 'Rejected');
  const needed = people
    .map(({ application: { status, contactRevealedAt }, entry }) => {
      const to = stepAfter(outcomeOf(entry), status, round)?.to;
      // A candidate is paid for once, at the first shortlisting.
      if (to === 'Shortlisted') return contactRevealedAt === null ? accept : 0;
      return to === 'Rejected' ? reject : 0;
    })
    .reduce((sum, each) => sum + each, 0);
  const { balance } = await openWallet(tx, { type: 'company', id: companyID });
  return { needed, balance };
}

/** The decision: from now on the round is what it is, and everybody who was in it stays in it. */
async function decide(
  tx: Transaction,
  context: OperationContext,
  { id, jdID, rowVersion }: Round,
  people: readonly Person[],
): Promise<Round> {
  const now = context.now();
  const { id: closedBy } = signedIn(context);
  const unknown = people.filter(({ entry }) => entry === null);
  if (unknown.length > 0) {
    await tx
      .insert(roundEntries)
      .values(unknown.map(({ application }) => ({ roundID: id, applicationID: application.id })));
  }
  const [closed] = await tx
    .update(rounds)
    .set({
      state: 'Closed',
      closedAt: now,
      closedBy,
      updatedBy: closedBy,
      updatedAt: now,
      rowVersion: rowVersion + 1,
    })
    .where(and(eq(rounds.id, id), isNull(rounds.closedAt)))
    .returning();
  if (closed === undefined) throw new Error(`The round ${id} was closed while it was locked.`);
  await audit(tx, context, {
    action: 'changed',
    entityType: 'round',
    entityID: id,
    subjectID: jdID,
    fields: ['state'],
  });
  await publish(tx, { kind: 'round-closed' });
  return closed;
}
