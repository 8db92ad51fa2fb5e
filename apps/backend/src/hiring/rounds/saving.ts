/** Who came to a round, and what came of them: each line by itself. */
import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  forbidden,
  inLanguage,
  localized,
  signedIn,
  storedText,
  validationFailed,
  type Keys,
  type OperationContext,
  type OperationData,
} from '../../platform/index.ts';
import { lockStepJob } from '../applications/job.ts';
import { applications } from '../tables/applications.ts';
import { slots } from '../tables/panels.ts';
import { roundEntries, roundEvents, rounds, type Round, type RoundEntry } from '../tables/rounds.ts';
import { earlyMs } from './at-door.ts';
import { findNamed, type Line, type Named } from './naming.ts';
import { isInSelection } from './people.ts';
import { findRound, lockRound, refuseCancelled, roundClosed } from './reach.ts';

type Outcome = OperationData<'saveRoundEntries'>['outcomes'][number];
type Known = Pick<
  RoundEntry,
  'attendance' | 'attendedAt' | 'attendedBy' | 'excuse' | 'result' | 'rank' | 'marks' | 'note'
>;

/** How far the clock at a door may be ahead. */
const aheadMs = 5 * 60_000;

const nothing: Known = {
  attendance: 'Unknown',
  attendedAt: null,
  attendedBy: null,
  excuse: null,
  result: 'None',
  rank: null,
  marks: null,
  note: null,
};

/**
 * Writes the lines, in their order. One that is wrong keeps no other from being written.
 * @throws ApiFailure 404 for a round out of reach, 409 for a job that was cancelled
 */
export async function saveEntries(
  context: OperationContext,
  keys: Keys,
  { id, lines }: { id: string; lines: readonly Line[] },
): Promise<{ outcomes: Outcome[]; round: Round }> {
  const { round: found, mayJudge } = await findRound(context, id);
  return context.db.transaction(async (tx) => {
    refuseCancelled(await lockStepJob(tx, found.jdID));
    const round = await lockRound(tx, id);
    const named = await findNamed(tx, context, keys, { round, lines });
    const written = new Set<string>();
    const outcomes: Outcome[] = [];
    for (const line of lines) {
      try {
        const person = named(line);
        if (written.has(person.application.id)) throw namedTwice();
        const by = signedIn(context).id;
        outcomes.push((await saveLine(tx, context, { round, person, line, mayJudge, by })).outcome);
        written.add(person.application.id);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        outcomes.push(failed(context, error));
      }
    }
    return { outcomes, round: outcomes.some(({ ok }) => ok) ? await begin(tx, round, context.now()) : round };
  });
}

/** A round of which something is known has begun. */
export async function begin(tx: Transaction, round: Round, now: Date): Promise<Round> {
  if (round.state !== 'Planned') return round;
  const [running = round] = await tx
    .update(rounds)
    .set({ state: 'Running', updatedAt: now, rowVersion: round.rowVersion + 1 })
    .where(eq(rounds.id, round.id))
    .returning();
  return running;
}

const namedTwice = (): ApiFailure =>
  new ApiFailure(409, 'DUPLICATE', 'This person is named twice. The first line counts.');

function failed({ locale }: OperationContext, { code, text, fields }: ApiFailure): Outcome {
  const message = inLanguage(fields[0]?.message ?? text, locale);
  return { ok: false, error: { code, message } };
}

interface Saved {
  /** Locked. */
  round: Round;
  person: Named;
  line: Line;
  mayJudge: boolean;
  /** Who says so: the id of an account, or of the link by which an interviewer came. */
  by: string;
}

/**
/**
 * Writes what is said of one person in a round. The job and the round have been locked.
 * @throws ApiFailure 403, 409 or 422 for a line that cannot be so
 */
export async function saveLine(
  tx: Transaction,
  context: OperationContext,
  saved: Saved,
): Promise<{ outcome: Outcome; isChanged: boolean }> {
  const { round, person, line, by } = saved;
  const { application, name, entry } = person;
  const before: Known = entry ?? nothing;
  refuseLine(saved, before, context.now());
  if (!isInSelection(application.status) && entry?.settledVersion == null) {
    throw new ApiFailure(409, 'ILLEGAL_TRANSITION', localized('{name} has left the selection.', { name }));
  }
  const isRepeated = line.attendance === 'Present' && before.attendance === 'Present';
  const after = await changed(tx, context.now(), saved, before);
  const outcome = { ok: true, applicationID: application.id, name, isRepeated };
  const steps = stepsBetween(before, after);
  if (steps === undefined && after.note === before.note && sameMoment(before, after)) {
    return { outcome, isChanged: false };
  }
  const [row] = await tx
    .insert(roundEntries)
    .values({ roundID: round.id, applicationID: application.id, ...after })
    .onConflictDoUpdate({
      target: [roundEntries.roundID, roundEntries.applicationID],
      set: { ...after, rowVersion: sql`${roundEntries.rowVersion} + 1` },
    })
    .returning({ id: roundEntries.id });
  if (row === undefined) throw new Error('The entry was not written.');
  if (steps !== undefined) {
    await tx.insert(roundEvents).values({
      entryID: row.id,
      ...steps,
      reason: after.excuse,
      actorID: by,
      at: context.now(),
    });
  }
  if (after.result !== 'None' && after.result !== before.result) await comesOut(tx, saved, context.now());
  if (round.state === 'Closed') await excuseAbsence(tx, application.id, context.now());
  return { outcome, isChanged: true };
}

/** Who has a result has come out of the interview: the queue at the door goes on. */
async function comesOut(tx: Transaction, { round, person }: Saved, now: Date): Promise<void> {
  const isInside = and(
    eq(slots.roundID, round.id),
    eq(slots.applicationID, person.application.id),
    isNull(slots.doneAt),
  );
  await tx
    .update(slots)
    .set({
      calledAt: sql`coalesce(${slots.calledAt}, ${now.toISOString()}::timestamptz)`,
      inAt: sql`coalesce(${slots.inAt}, ${now.toISOString()}::timestamptz)`,
      doneAt: now,
      rowVersion: sql`${slots.rowVersion} + 1`,
    })
    .where(isInside);
}

const sameMoment = (before: Known, after: Known): boolean =>
  before.attendedAt?.getTime() === after.attendedAt?.getTime();

/** What an event says; nothing where attendance, result, place and marks stay as they were. */
function stepsBetween(before: Known, after: Known) {
  const steps = {
    ...(before.attendance !== after.attendance && { attendance: after.attendance }),
    ...(before.result !== after.result && { result: after.result }),
    ...(before.rank !== after.rank && { rank: after.rank }),
    ...(before.marks !== after.marks && { marks: after.marks }),
  };
  return Object.keys(steps).length === 0 ? undefined : steps;
}

/** @throws ApiFailure 403, 409 or 422 for a line that cannot be so */
function refuseLine({ round, line, mayJudge, person: { isGuest } }: Saved, before: Known, now: Date): void {
  const { result, rank, marks, note, attendance = before.attendance } = line;
  const judges = [result, rank, marks, note].some((each) => each !== undefined);
  if (isGuest && (judges || attendance === 'Excused')) {
    throw forbidden('You can say who of the guests came. The rest is for their own campus and the company.');
  }
  if (judges && !mayJudge) throw forbidden('Results are written by the company. You can say who came.');
  const isExcusing = !judges && line.attendance === 'Excused' && before.attendance === 'Absent';
  if (round.state === 'Closed' && !isExcusing) throw roundClosed();
  const endsWith = result ?? before.result;
  if ((attendance === 'Absent' || attendance === 'Excused') && endsWith !== 'None') {
    throw new ApiFailure(
      409,
      'ILLEGAL_TRANSITION',
      'Somebody who did not come has no result. Take one of the two back.',
    );
  }
  if (line.attendance === 'Excused' && line.excuse === undefined) {
    throw wrong('excuse', 'required', 'Say why the absence is excused.');
  }
  if (rank !== undefined && endsWith !== 'Waiting list') {
    throw wrong('rank', 'unexpected', 'Only somebody on the waiting list has a place on it.');
  }
  if (marks != null && round.maxMarks === null) {
    throw wrong('marks', 'unexpected', 'This round has no marks. Enter its highest marks first.');
  }
  if (marks != null && round.maxMarks !== null && marks > round.maxMarks) {
    throw validationFailed([
      {
        path: 'marks',
        code: 'tooLarge',
        message: localized('The highest marks of this round are {most}.', { most: round.maxMarks }),
      },
    ]);
  }
  refuseClock(round, line, now);
}

/** @throws ApiFailure 422 for a time at the door that cannot be: a clock that is set wrong */
function refuseClock({ startsAt }: Round, { at }: Line, now: Date): void {
  if (at === undefined) return;
  const moment = Date.parse(at);
  if (moment > now.getTime() + aheadMs || moment < startsAt.getTime() - earlyMs) {
    throw wrong('at', 'clock', 'This time cannot be right. Set the clock of the device, and check in again.');
  }
}

const wrong = (path: string, code: string, message: string): ApiFailure =>
  validationFailed([{ path, code, message }]);

/** What is known of the person after the line. */
async function changed(
  tx: Transaction,
  now: Date,
  { round, line, by }: Saved,
  before: Known,
): Promise<Known> {
  const result = line.result ?? before.result;
  // Somebody with a result was there.
  const isThere = result !== 'None' && before.attendance === 'Unknown' && line.attendance === undefined;
  const attendance = isThere ? 'Present' : (line.attendance ?? before.attendance);
  return {
    attendance,
    ...doorOf(line, before, { attendance, by, now }),
    excuse: attendance === 'Excused' ? storedText(line.excuse ?? before.excuse ?? '') : null,
    result,
    rank: result === 'Waiting list' ? await rankOf(tx, round, line, before) : null,
    marks: line.marks === undefined ? before.marks : line.marks,
    note: line.note === undefined ? before.note : line.note && storedText(line.note),
  };
}

/** When the person stood at the door, and who saw it: the first of several counts. */
function doorOf(
  { at, attendance: said }: Line,
  before: Known,
  { attendance, by, now }: { attendance: RoundEntry['attendance']; by: string; now: Date },
): Pick<Known, 'attendedAt' | 'attendedBy'> {
  if (attendance !== 'Present') return { attendedAt: null, attendedBy: null };
  const { attendedAt, attendedBy } = before;
  if (said !== 'Present') return { attendedAt, attendedBy };
  const moment = at === undefined ? now : new Date(at);
  if (attendedAt !== null && attendedAt <= moment) return { attendedAt, attendedBy };
  return { attendedAt: moment, attendedBy: by };
}

/**
 * The place on the waiting list: the one that was asked for, or behind all others.
 * @throws ApiFailure 409 when somebody else has it
 */
async function rankOf(tx: Transaction, round: Round, { rank }: Line, before: Known): Promise<number> {
  if (rank === undefined) return before.rank ?? nextRank(tx, round);
  if (rank === before.rank) return rank;
  if ((await tx.$count(roundEntries, and(isWaitingIn(round), eq(roundEntries.rank, rank)))) > 0) {
    throw new ApiFailure(409, 'DUPLICATE', localized('Place {rank} on the waiting list is taken.', { rank }));
  }
  return rank;
}

const isWaitingIn = ({ id }: Pick<Round, 'id'>) =>
  and(eq(roundEntries.roundID, id), eq(roundEntries.result, 'Waiting list'));

/** The place behind all others on the waiting list of a round. The round has been locked. */
export async function nextRank(tx: Transaction, round: Pick<Round, 'id'>): Promise<number> {
  const [last] = await tx
    .select({ rank: max(roundEntries.rank) })
    .from(roundEntries)
    .where(isWaitingIn(round));
  return (last?.rank ?? 0) + 1;
}

/** An absence for which the application ended no longer counts for the season. */
async function excuseAbsence(tx: Transaction, applicationID: string, at: Date): Promise<void> {
  await tx
    .update(applications)
    .set({ statusReasonCode: 'Other', updatedAt: at, rowVersion: sql`${applications.rowVersion} + 1` })
    .where(
      and(
        eq(applications.id, applicationID),
        eq(applications.status, 'Rejected'),
        eq(applications.statusReasonCode, 'No show'),
      ),
    );
}
