/**
 * Carries out what was decided by closing rounds, some people in one transaction. A batch that is broken off is taken back and found again, by
 * any copy of the server: what is locked is nobody else's meanwhile, and the ledger takes each charge once. Who cannot be paid for stays until
 * the company has credits.
 */
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { ApiFailure, createTask, type Task, type TaskHost } from '../../platform/index.ts';
import { roundsAhead } from '../applications/fallen-rounds.ts';
import { lockStepJob, type StepJob } from '../applications/job.ts';
import { lockApplications, refuseStep, takeSteps } from '../applications/taking-steps.ts';
import { asItStands } from '../statuses/standing.ts';
import type { Step } from '../statuses/steps.ts';
import { roundEntries, rounds, type Round, type RoundEntry } from '../tables/rounds.ts';
import { keepNextRound, tellEntered, without } from './entering.ts';
import { outcomeOf, stepAfter, type Settled } from './following.ts';
import { tellOfResults } from './notices.ts';
import { isInSelection } from '../applications/taking-part.ts';
import { isToSettle } from './view.ts';

/** People of one transaction: nobody waits long for the company's wallet. */
const atOnce = 50;

/** Milliseconds between two looks, for what an earlier run of the server has left. */
const rhythm = 60_000;

/** Looks for what has to follow from closed rounds. It is woken as soon as one is closed. */
export const createRoundClosings = ({ db, now, log }: TaskHost): Task =>
  createTask(
    { db, now, log },
    {
      name: 'closedRounds',
      everyMs: rhythm,
      firstMs: 0,
      work: (goesOn) => settleRounds(db, now(), goesOn),
    },
  );

/**
 * Carries out every closing that was decided.
 * @param goesOn asked before each batch
 * @throws AggregateError of the rounds of which it did not succeed, after all others
 */
export async function settleRounds(db: Db, now: Date, goesOn: () => boolean = () => true): Promise<void> {
  const failures: unknown[] = [];
  for (let id = await nextRound(db, ''); id !== undefined && goesOn(); id = await nextRound(db, id)) {
    try {
      for (let from: string | undefined = ''; from !== undefined && goesOn();) {
        from = await settleSome(db, { id, from }, now);
      }
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} rounds are not settled.`);
}

/** The closed round after this one of which somebody is left. */
async function nextRound(db: Db, after: string): Promise<string | undefined> {
  const [round] = await db
    .select({ id: rounds.id })
    .from(rounds)
    .where(
      and(
        eq(rounds.state, 'Closed'),
        gt(rounds.id, after),
        sql`exists (select from ${roundEntries} where ${eq(roundEntries.roundID, rounds.id)} and ${isToSettle})`,
      ),
    )
    .orderBy(asc(rounds.id))
    .limit(1);
  return round?.id;
}

/**
 * Carries the closing out for some people of the round, behind the one it came to.
 * @returns the last one, behind whom it goes on; undefined at the end
 */
async function settleSome(
  db: Db,
  { id, from }: { id: string; from: string },
  at: Date,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select({ jdID: rounds.jdID }).from(rounds).where(eq(rounds.id, id));
    if (known === undefined) return undefined;
    const job = await lockStepJob(tx, known.jdID);
    // Against `for update`, by which a closing is taken back.
    const [round] = await tx
      .select()
      .from(rounds)
      .where(and(eq(rounds.id, id), eq(rounds.state, 'Closed')))
      .for('share');
    if (round === undefined) return undefined;
    await keepNextRound(tx, round);
    const entries = await tx
      .select()
      .from(roundEntries)
      .where(and(eq(roundEntries.roundID, id), isToSettle, gt(roundEntries.id, from)))
      .orderBy(asc(roundEntries.id))
      .limit(atOnce)
      .for('update');
    await settle(tx, { round, job, entries, at });
    return entries.at(-1)?.id;
  });
}

interface Batch {
  round: Round;
  job: StepJob;
  entries: readonly RoundEntry[];
  at: Date;
}

async function settle(tx: Transaction, { round, job, entries, at }: Batch): Promise<void> {
  const locked = await lockApplications(
    tx,
    entries.map(({ applicationID }) => applicationID),
  );
  const standing = new Map(locked.map((each) => [each.id, asItStands(each, job)]));
  const people = entries.flatMap((entry): Settled[] => {
    const application = standing.get(entry.applicationID);
    return application === undefined ? [] : [{ entry, application, outcome: outcomeOf(entry) }];
  });
  const isHere = ({ application }: Settled) => isInSelection(application.status);
  // Who has gone meanwhile is left, without a version: nothing was done, and nothing is taken back.
  await markLeft(
    tx,
    people.filter((each) => !isHere(each)),
    at,
  );
  const here = people.filter(isHere);
  const ids = here.map(({ application }) => application.id);
  const before = await roundsAhead(tx, ids, job, at);
  const groups = Map.groupBy(here, ({ outcome, application }) =>
    JSON.stringify(stepAfter(outcome, application.status, round) ?? null),
  );
  for (const [, some] of groups) {
    const [first] = some;
    if (first === undefined) continue;
    const following = stepAfter(first.outcome, first.application.status, round);
    const settled = following === undefined ? some : await move(tx, some, job, stepOf(round, following, at));
    await markSettled(tx, settled, at);
    // Whose application stays hears of the result here; the others hear of the step, and on the waiting list of both.
    const untold = settled.filter(({ outcome }) => following === undefined || outcome === 'waiting');
    await tellOfResults(tx, { round, job, at, settled: untold });
  }
  // Who goes on into a round that was planned before has not heard of it yet.
  const entered = without(await roundsAhead(tx, ids, job, at), before);
  await tellEntered(tx, entered, { job, by: round, version: round.closedAt?.toISOString() ?? '', at });
}

const stepOf = (
  { id, closedBy, closedAt }: Round,
  following: NonNullable<ReturnType<typeof stepAfter>>,
  at: Date,
): Step => ({
  ...following,
  actor: 'hiring',
  actorID: closedBy,
  source: 'bulk',
  batchID: `round/${id}/${closedAt?.toISOString() ?? ''}`,
  at,
});

/** Takes the step with them. @returns those with whom it was taken, as they stand now; the others wait for credits */
async function move(
  tx: Transaction,
  people: readonly Settled[],
  job: StepJob,
  step: Step,
): Promise<Settled[]> {
  for (const { application } of people) await refuseStep(tx, application, job, step);
  const taken = await takeSteps(
    tx,
    people.map(({ application }) => application),
    job,
    step,
  );
  return people.flatMap((each) => {
    const result = taken.get(each.application.id);
    if (result === undefined || result instanceof ApiFailure) return [];
    return [{ ...each, application: { ...result.application, status: each.application.status } }];
  });
}

/** Writes from where each came, and the version by which it is seen whether somebody has acted since. */
async function markSettled(tx: Transaction, people: readonly Settled[], at: Date): Promise<void> {
  for (const same of Map.groupBy(
    people,
    ({ application: { status, rowVersion } }) => `${status}/${rowVersion}`,
  ).values()) {
    const [first] = same;
    if (first === undefined) continue;
    await tx
      .update(roundEntries)
      .set({
        settledAt: at,
        statusBefore: first.application.status,
        settledVersion: first.application.rowVersion,
        rowVersion: sql`${roundEntries.rowVersion} + 1`,
      })
      .where(isOneOf(same));
  }
}

async function markLeft(tx: Transaction, people: readonly Settled[], at: Date): Promise<void> {
  if (people.length > 0) await tx.update(roundEntries).set({ settledAt: at }).where(isOneOf(people));
}

const isOneOf = (people: readonly Settled[]) =>
  inArray(
    roundEntries.id,
    people.map(({ entry }) => entry.id),
  );
