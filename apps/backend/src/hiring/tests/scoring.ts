/** What answers are worth, and the end of an attempt: handed in, or its time was over. */
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { createTask, inTurn, type Task, type TaskHost } from '../../platform/index.ts';
import { lockRound } from '../rounds/reach.ts';
import { roundEntries, roundEvents, rounds } from '../tables/rounds.ts';
import { roundQuestions, testAnswers, testAttempts, type TestAttempt } from '../tables/tests.ts';

/** What was given in time may be on its way for so long. */
export const graceMs = 10_000;

/** Milliseconds between two looks for attempts whose time is over. */
const rhythm = 15_000;

interface Answered {
  rightOption: number;
  marks: number;
  negativeMarks: number;
  /** Null: none was chosen. */
  option: number | null;
}

/** Marks for the answers: those of the right ones without what wrong ones take away, never below nothing. */
export function scoreOf(answers: readonly Answered[]): number {
  const hundredths = answers
    .map(({ option, rightOption, marks, negativeMarks }) => {
      if (option === null) return 0;
      return Math.round((option === rightOption ? marks : -negativeMarks) * 100);
    })
    .reduce((sum, each) => sum + each, 0);
  return Math.max(0, hundredths) / 100;
}

/**
 * Ends an attempt that is not ended yet, and writes its marks into the round. A round is taken before its attempts.
 * @param isOver whether it ends, looked at under the lock
 */
export async function endAttempt(
  tx: Transaction,
  { id, roundID, applicationID }: Pick<TestAttempt, 'id' | 'roundID' | 'applicationID'>,
  now: Date,
  isOver: (attempt: TestAttempt) => boolean = () => true,
): Promise<void> {
  const round = await lockRound(tx, roundID);
  const [attempt] = await tx.select().from(testAttempts).where(eq(testAttempts.id, id)).for('update');
  if (attempt === undefined || attempt.finishedAt !== null || !isOver(attempt)) return;
  const finishedAt = new Date(Math.min(now.getTime(), attempt.endsAt.getTime()));
  await tx.update(testAttempts).set({ finishedAt }).where(eq(testAttempts.id, id));
  const answers = await tx
    .select({
      rightOption: roundQuestions.rightOption,
      marks: roundQuestions.marks,
      negativeMarks: roundQuestions.negativeMarks,
      option: testAnswers.option,
    })
    .from(testAnswers)
    .innerJoin(roundQuestions, eq(roundQuestions.id, testAnswers.questionID))
    .where(eq(testAnswers.attemptID, id));
  const known = { attendance: 'Present' as const, excuse: null, marks: scoreOf(answers) };
  const [entry] = await tx
    .insert(roundEntries)
    .values({ roundID, applicationID, attendedAt: attempt.startedAt, ...known })
    .onConflictDoUpdate({
      target: [roundEntries.roundID, roundEntries.applicationID],
      set: {
        ...known,
        attendedAt: sql`least(${roundEntries.attendedAt}, ${attempt.startedAt.toISOString()}::timestamptz)`,
        rowVersion: sql`${roundEntries.rowVersion} + 1`,
      },
    })
    .returning({ id: roundEntries.id });
  if (entry === undefined) throw new Error('The marks were not written.');
  const { attendance, marks } = known;
  await tx.insert(roundEvents).values({ entryID: entry.id, attendance, marks, at: now });
  if (round.state !== 'Planned') return;
  await tx
    .update(rounds)
    .set({ state: 'Running', updatedAt: now, rowVersion: round.rowVersion + 1 })
    .where(eq(rounds.id, roundID));
}

/** Ends the attempts whose time is over. */
export const createTestEndings = ({ db, now, log }: TaskHost): Task =>
  createTask(
    { db, now, log },
    { name: 'endedTests', everyMs: rhythm, work: (goesOn) => endTests(db, now(), goesOn) },
  );

/**
 * Ends every attempt whose time is over; one after the other, so that a server that stops loses none.
 * @param goesOn asked before each
 * @throws AggregateError of those that could not be ended, after all others
 */
export async function endTests(db: Db, now: Date, goesOn: () => boolean = () => true): Promise<void> {
  const latest = new Date(now.getTime() - graceMs);
  const isOver = ({ endsAt }: Pick<TestAttempt, 'endsAt'>) => endsAt < latest;
  const over = await db
    .select()
    .from(testAttempts)
    .where(and(isNull(testAttempts.finishedAt), lt(testAttempts.endsAt, latest)))
    .orderBy(testAttempts.endsAt);
  await inTurn(
    over.map((attempt) => async () => {
      if (goesOn()) await db.transaction((tx) => endAttempt(tx, attempt, now, isOver));
    }),
  );
}
