/** A result that was wrong when its round closed: the application goes to where the closing would have left it with the right one. */
import type { MappingStatus } from '@aarambh/api-client/enums';
import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { openWallet } from '../../money/index.ts';
import {
  ApiFailure,
  localized,
  notFound,
  signedIn,
  stale,
  validationFailed,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { roundsAhead } from '../applications/fallen-rounds.ts';
import { lockStepJob, type StepJob } from '../applications/job.ts';
import { lockApplication, refuseStep, takeStep } from '../applications/taking-steps.ts';
import { nextSteps, type Step } from '../statuses/steps.ts';
import { applications, type Application } from '../tables/applications.ts';
import { roundEntries, roundEvents, rounds, type Round, type RoundEntry } from '../tables/rounds.ts';
import { keepNextRound, tellEntered, takeOut, without } from './entering.ts';
import { outcomeOf, stepAfter, type Outcome } from './following.ts';
import { isInSelection } from '../applications/taking-part.ts';
import { nameOf } from './people.ts';
import { findOwnRound } from './planning.ts';
import { lockRound, refuseCancelled } from './reach.ts';
import { waitingPlaces } from './waiting-places.ts';
import { tellOfResults } from './notices.ts';

type Request = OperationRequest<'correctRoundResult'>['body'];
type Correction = OperationData<'correctRoundResult'>['correction'];

/** Ends a transaction that was only tried, with what it came to. */
class Tried extends Error {
  readonly correction: Correction;

  constructor(correction: Correction) {
    super('Only tried.');
    this.correction = correction;
  }
}

/**
 * Corrects the result, or says what follows from that: it is done and taken back.
 * @throws ApiFailure 403, 404, 409 STALE, ILLEGAL_TRANSITION or INSUFFICIENT_CREDITS, 422
 */
export async function correctResult(
  context: OperationContext,
  id: string,
  asked: Request,
): Promise<Correction> {
  const { jdID } = await findOwnRound(context, id);
  try {
    return await context.db.transaction(async (tx) => {
      const job = await lockStepJob(tx, jdID);
      const round = await lockRound(tx, id);
      await keepNextRound(tx, round);
      refuseCancelled(job);
      if (round.state !== 'Closed') throw refused('This round is open: change the result in its list.');
      const correction = await correct(tx, context, { job, round, asked });
      if (asked.dryRun === true) throw new Tried(correction);
      return correction;
    });
  } catch (error) {
    if (error instanceof Tried) return error.correction;
    throw error;
  }
}

const refused = (text: ConstructorParameters<typeof ApiFailure>[2]): ApiFailure =>
  new ApiFailure(409, 'ILLEGAL_TRANSITION', text, { details: { allowed: [] } });

interface Correcting {
  job: StepJob;
  round: Round;
  asked: Request;
}

async function correct(
  tx: Transaction,
  context: OperationContext,
  { job, round, asked }: Correcting,
): Promise<Correction> {
  const { applicationID } = asked;
  const current = await lockApplication(tx, applicationID);
  const [entry] = await tx
    .select()
    .from(roundEntries)
    .where(and(eq(roundEntries.roundID, round.id), eq(roundEntries.applicationID, applicationID)))
    .for('update');
  if (current === undefined || entry === undefined) throw notFound('This person is not in this round.');
  if (entry.rowVersion !== asked.rowVersion) throw stale(entry.rowVersion);
  refuseMarks(round, asked);
  const name = await nameOf(tx, current);
  const before = await refuseElsewhere(tx, { round, current, entry, name });
  const known = await knownAfter(tx, round, entry, asked);
  const outcome = outcomeOf(known);
  const { balance } = await openWallet(tx, { type: 'company', id: job.companyID });
  const way = wayTo(stepAfter(outcome, before, round)?.to ?? before, { from: current.status, before });
  const at = context.now();
  const ahead = () => roundsAhead(tx, [applicationID], job, at);
  const expectedBefore = await ahead();
  const moved = await go(tx, context, { job, round, current, outcome, before, way });
  const expectedByStep = await ahead();
  await tx
    .update(roundEntries)
    .set({
      ...known,
      statusBefore: before,
      settledAt: at,
      settledVersion: moved.application.rowVersion,
      rowVersion: entry.rowVersion + 1,
    })
    .where(eq(roundEntries.id, entry.id));
  await record(tx, context, { round, entry, known, reason: asked.reason });
  const isUntold = way.length === 0 || outcome === 'waiting';
  if (isUntold) {
    const settled = [{ entry: { ...entry, ...known }, application: moved.application, outcome }];
    await tellOfResults(tx, { round, job, settled, at, version: entry.rowVersion + 1 });
  }
  const expected = await ahead();
  const changed = { job, by: round, version: String(entry.rowVersion + 1), at };
  await tellEntered(tx, without(expected, expectedByStep), changed);
  // Whose application has ended has heard of that with the step.
  if (isInSelection(moved.application.status)) {
    await takeOut(tx, without(expectedBefore, expected), changed);
  }
  return {
    applicationID,
    name,
    from: current.status,
    to: moved.application.status,
    absence: absenceOf(current, moved.application),
    isTold: way.length > 0 || outcome === 'passed' || outcome === 'waiting',
    credits: { needed: moved.charged, balance },
  };
}

/** @throws ApiFailure 422 for marks that the round does not give */
function refuseMarks({ maxMarks }: Round, { marks }: Request): void {
  if (marks == null || (maxMarks !== null && marks <= maxMarks)) return;
  const message =
    maxMarks === null
      ? 'This round has no marks. Enter its highest marks first.'
      : localized('The highest marks of this round are {most}.', { most: maxMarks });
  throw validationFailed([{ path: 'marks', code: 'tooLarge', message }]);
}

/**
 * Where the application stood before the closing.
 * @throws ApiFailure 409 for who is elsewhere by another decision, or known in a later round
 */
async function refuseElsewhere(
  tx: Transaction,
  { round, current, entry, name }: { round: Round; current: Application; entry: RoundEntry; name: string },
): Promise<MappingStatus> {
  const { status } = current;
  if (entry.settledAt === null && outcomeOf(entry) !== 'without') {
    throw refused('This closing is still being carried out. Correct it in a minute.');
  }
  const hasLeft = entry.settledAt !== null && entry.settledVersion === null;
  const before = entry.statusBefore ?? status;
  const left = stepAfter(outcomeOf(entry), before, round)?.to ?? before;
  if (hasLeft || status !== left || !isInSelection(before)) {
    throw refused(localized('{name} stands elsewhere by another decision, so the result stays.', { name }));
  }
  const [later] = await tx
    .select({ round: rounds.name })
    .from(roundEntries)
    .innerJoin(rounds, eq(rounds.id, roundEntries.roundID))
    .where(
      and(
        eq(roundEntries.applicationID, current.id),
        gt(rounds.order, round.order),
        or(ne(roundEntries.result, 'None'), ne(roundEntries.attendance, 'Unknown')),
      ),
    )
    .limit(1);
  if (later === undefined) return before;
  throw refused(
    localized('{name} has been in {round} since. Take back what is known there first.', { name, ...later }),
  );
}

type Known = Pick<RoundEntry, 'attendance' | 'excuse' | 'result' | 'rank' | 'marks'>;

/** What is known after the correction. @throws ApiFailure 409 when that is what was known before */
async function knownAfter(
  tx: Transaction,
  round: Round,
  entry: RoundEntry,
  { result: said, marks }: Request,
): Promise<Known> {
  const isAbsent = said === 'Absent';
  const result = isAbsent ? 'None' : said;
  const stays = result === 'Waiting list' && entry.result === result;
  const known: Known = {
    attendance: isAbsent ? 'Absent' : 'Present',
    excuse: null,
    result,
    rank:
      result === 'Waiting list'
        ? stays
          ? entry.rank
          : (await waitingPlaces(tx, round)).take(entry.applicationID)
        : null,
    marks: marks === undefined ? entry.marks : marks,
  };
  if (Object.entries(known).every(([name, value]) => Reflect.get(entry, name) === value)) {
    throw refused('This is what the round says already.');
  }
  return known;
}

/** A step of the way; one that takes the closing back is paid by nobody. */
interface WayStep {
  to: MappingStatus;
  takesBack: boolean;
}

/** The steps from where somebody stands: on, where one leads there, otherwise back to where they stood before and on from there. */
function wayTo(
  to: MappingStatus,
  { from, before }: Record<'from' | 'before', MappingStatus>,
): readonly WayStep[] {
  if (from === to) return [];
  if (nextSteps(from, 'hiring').includes(to)) return [{ to, takesBack: false }];
  const back = { to: before, takesBack: true };
  return before === to ? [back] : [back, { to, takesBack: false }];
}

interface Going {
  job: StepJob;
  round: Round;
  current: Application;
  outcome: Outcome;
  before: MappingStatus;
  way: readonly WayStep[];
}

/** Goes the way. @throws ApiFailure 409 INSUFFICIENT_CREDITS */
async function go(
  tx: Transaction,
  context: OperationContext,
  { job, round, current, outcome, before, way }: Going,
): Promise<{ application: Application; charged: number }> {
  const following = stepAfter(outcome, before, round);
  let application = way.length === 0 ? await withReason(tx, current, following, context.now()) : current;
  let charged = 0;
  for (const { to, takesBack } of way) {
    const step: Step = {
      to,
      ...(takesBack ? { note: 'The company has corrected the result of a round.', takesBack } : following),
      actor: 'hiring',
      actorID: signedIn(context).id,
      source: 'portal',
      batchID: `round/${round.id}/${takesBack ? 'back' : 'correct'}/${context.requestId}`,
      at: context.now(),
    };
    if (!takesBack) await refuseStep(tx, application, job, step);
    const taken = await takeStep(tx, application, job, step);
    charged += taken.charged;
    ({ application } = taken);
  }
  return { application, charged };
}

/** An application that stays at its end, for another reason: a mistaken absence is none, for which it ends as well. */
async function withReason(
  tx: Transaction,
  current: Application,
  following: ReturnType<typeof stepAfter>,
  at: Date,
): Promise<Application> {
  if (following?.to !== 'Rejected' || current.status !== 'Rejected') return current;
  const { reasonCode = null, note = null } = following;
  const [changed = current] = await tx
    .update(applications)
    .set({
      statusReasonCode: reasonCode,
      statusNote: note,
      updatedAt: at,
      rowVersion: sql`${applications.rowVersion} + 1`,
    })
    .where(eq(applications.id, current.id))
    .returning();
  return changed;
}

interface Recorded {
  round: Round;
  entry: RoundEntry;
  known: Known;
  reason: string;
}

async function record(
  tx: Transaction,
  context: OperationContext,
  { round, entry, known: { attendance, result, rank, marks }, reason }: Recorded,
): Promise<void> {
  await tx.insert(roundEvents).values({
    entryID: entry.id,
    ...(attendance !== entry.attendance && { attendance }),
    ...(result !== entry.result && { result }),
    ...(rank !== entry.rank && { rank }),
    ...(marks !== entry.marks && { marks }),
    reason,
    actorID: signedIn(context).id,
    at: context.now(),
  });
  await audit(tx, context, {
    action: 'changed',
    entityType: 'round',
    entityID: round.id,
    subjectID: round.jdID,
    fields: ['results'],
  });
}

const isAbsence = ({ status, statusReasonCode }: Application): boolean =>
  status === 'Rejected' && statusReasonCode === 'No show';

function absenceOf(before: Application, after: Application): Correction['absence'] {
  if (isAbsence(before) === isAbsence(after)) return null;
  return isAbsence(after) ? 'Counts' : 'Lifted';
}
