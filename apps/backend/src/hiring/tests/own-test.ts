/** A candidate takes the test of a round: one attempt, by the server's clock, on as many devices as one likes. */
import { randomInt } from 'node:crypto';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { companies } from '../../organisations/index.ts';
import {
  ApiFailure,
  notFound,
  signedIn,
  validationFailed,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { isInSelection } from '../applications/taking-part.ts';
import { isIn, ownEntry, roundBefore, roundClosed } from '../rounds/reach.ts';
import { applications } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { roundEntries, rounds, type Round } from '../tables/rounds.ts';
import {
  roundQuestions,
  roundTests,
  testAnswers,
  testAttempts,
  type RoundQuestion,
  type TestAttempt,
} from '../tables/tests.ts';
import { orderOf } from './order.ts';
import { endAttempt, graceMs } from './scoring.ts';

type OwnTest = OperationData<'getOwnTest'>['ownTest'];
type Answer = OperationRequest<'saveTestAnswers'>['body']['answers'][number];

/** Seeds are drawn below this. */
const mostSeed = 2 ** 31 - 1;

/** The test of a round that the caller is in. @throws ApiFailure 404 */
async function findOwn(context: OperationContext, roundID: string, db: Db = context.db) {
  const [round] = await db.select().from(rounds).where(eq(rounds.id, roundID));
  if (round === undefined) throw notFound();
  const [found] = await db
    .select({
      round: rounds,
      test: roundTests,
      applicationID: applications.id,
      status: applications.status,
      jobTitle: jobDescriptions.title,
      companyName: companies.name,
      cancelledAt: jobDescriptions.cancelledAt,
      attempt: testAttempts,
    })
    .from(applications)
    .innerJoin(rounds, eq(rounds.id, roundID))
    .innerJoin(roundTests, eq(roundTests.roundID, rounds.id))
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .leftJoin(roundEntries, ownEntry(round))
    .leftJoin(
      testAttempts,
      and(eq(testAttempts.roundID, rounds.id), eq(testAttempts.applicationID, applications.id)),
    )
    .where(and(eq(applications.userID, signedIn(context).id), isIn(round, await roundBefore(db, round))));
  if (found === undefined) throw notFound();
  return found;
}

type Found = Awaited<ReturnType<typeof findOwn>>;

/** Where the caller stands with the test. */
function stateOf({ round, status, cancelledAt, attempt }: Found, now: Date): OwnTest['state'] {
  if (attempt !== null) return attempt.finishedAt === null && now < attempt.endsAt ? 'Running' : 'Done';
  if (round.state === 'Closed' || round.endsAt <= now || !isInSelection(status) || cancelledAt !== null) {
    return 'Missed';
  }
  return round.startsAt > now ? 'Ahead' : 'Open';
}

/** The test as the caller sees it: its questions while it runs, in the caller's own order, and never which options are right. */
export async function readOwnTest(context: OperationContext, roundID: string): Promise<OwnTest> {
  const { db } = context;
  const now = context.now();
  const found = await findOwn(context, roundID);
  const { round, test, attempt, jobTitle, companyName } = found;
  const questions = await questionsOf(db, roundID);
  const state = stateOf(found, now);
  return {
    roundID,
    jdID: round.jdID,
    name: round.name,
    jobTitle,
    companyName,
    instructions: round.instructions,
    startsAt: round.startsAt.toISOString(),
    endsAt: round.endsAt.toISOString(),
    minutes: test.minutes,
    questionCount: questions.length,
    hasNegativeMarks: questions.some(({ negativeMarks }) => negativeMarks > 0),
    state,
    now: now.toISOString(),
    attemptEndsAt: attempt?.endsAt.toISOString() ?? null,
    testItem: state === 'Running' && attempt !== null ? await itemsOf(db, attempt, questions) : [],
  };
}

const questionsOf = (db: Db, roundID: string): Promise<RoundQuestion[]> =>
  db
    .select()
    .from(roundQuestions)
    .where(eq(roundQuestions.roundID, roundID))
    .orderBy(asc(roundQuestions.order));

/** The questions in the order of the attempt, each with its options in theirs. An option is known by its place there: places as written could tell. */
async function itemsOf(
  db: Db,
  { id, seed }: TestAttempt,
  questions: readonly RoundQuestion[],
): Promise<OwnTest['testItem']> {
  const given = await db.select().from(testAnswers).where(eq(testAnswers.attemptID, id));
  const chosen = new Map(given.map(({ questionID, option }) => [questionID, option]));
  return orderOf(seed, 'questions', questions.length).flatMap((place) => {
    const question = questions[place];
    if (question === undefined) return [];
    const order = orderOf(seed, question.id, question.options.length);
    const option = chosen.get(question.id) ?? null;
    return {
      id: question.id,
      text: question.text,
      options: order.map((each) => question.options[each] ?? ''),
      marks: question.marks,
      negativeMarks: question.negativeMarks,
      chosen: option === null ? null : order.indexOf(option),
    };
  });
}

/**
 * Begins the caller's attempt; who has begun, on whatever device, goes on with it.
 * @throws ApiFailure 404, 409 ILLEGAL_TRANSITION before and after the round is held
 */
export async function startTest(context: OperationContext, roundID: string): Promise<void> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    // Who closes the round, or changes its test, waits; others who begin do not.
    const [round] = await tx.select().from(rounds).where(eq(rounds.id, roundID)).for('share');
    if (round === undefined) throw notFound();
    const found = await findOwn(context, roundID, tx);
    if (found.attempt !== null) return;
    refuseStart(stateOf(found, now), round);
    const ends = Math.min(now.getTime() + found.test.minutes * 60_000, round.endsAt.getTime());
    await tx
      .insert(testAttempts)
      .values({
        roundID,
        applicationID: found.applicationID,
        seed: randomInt(mostSeed),
        startedAt: now,
        endsAt: new Date(ends),
      })
      .onConflictDoNothing();
  });
}

/** @throws ApiFailure 409 */
function refuseStart(state: OwnTest['state'], round: Round): void {
  if (state === 'Open') return;
  if (round.state === 'Closed') throw roundClosed();
  throw illegal(
    state === 'Ahead'
      ? 'The test has not begun yet.'
      : 'The time of this test is over. It cannot be begun any more.',
  );
}

const illegal = (message: string): ApiFailure =>
  new ApiFailure(409, 'ILLEGAL_TRANSITION', message, { details: { allowed: [] } });

/**
 * Keeps what was chosen. Of several answers to one question the one that was given last stands, whenever and from wherever it arrives; the same
 * again changes nothing.
 * @throws ApiFailure 404, 409 ILLEGAL_TRANSITION once the attempt has ended, 422 for what is no option of the test
 */
export async function saveAnswers(
  context: OperationContext,
  roundID: string,
  answers: readonly Answer[],
): Promise<void> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const { attempt: found } = await findOwn(context, roundID, tx);
    if (found === null) throw illegal('Begin the test first.');
    const [attempt = found] = await tx
      .select()
      .from(testAttempts)
      .where(eq(testAttempts.id, found.id))
      .for('update');
    if (attempt.finishedAt !== null) throw illegal('The test has ended. What came before that counts.');
    if (now.getTime() > attempt.endsAt.getTime() + graceMs) {
      throw illegal('The time is over. What came before that counts.');
    }
    const asked = new Map((await questionsOf(tx, roundID)).map((question) => [question.id, question]));
    for (const [index, { questionID, chosen, givenAt }] of answers.entries()) {
      const question = asked.get(questionID);
      const order = question === undefined ? [] : orderOf(attempt.seed, questionID, question.options.length);
      const option = chosen === null ? null : order[chosen];
      if (question === undefined || option === undefined) {
        throw validationFailed([
          { path: `answers.${index}.chosen`, code: 'unknown', message: 'This is no option of the test.' },
        ]);
      }
      // A clock that goes ahead would keep every later answer out.
      const at = new Date(Math.min(Date.parse(givenAt), now.getTime()));
      await tx
        .insert(testAnswers)
        .values({ attemptID: attempt.id, questionID, option, givenAt: at })
        .onConflictDoUpdate({
          target: [testAnswers.attemptID, testAnswers.questionID],
          set: { option: sql`excluded.option`, givenAt: sql`excluded.given_at` },
          setWhere: lte(testAnswers.givenAt, sql`excluded.given_at`),
        });
    }
  });
}

/** Hands the attempt in; again does nothing. @throws ApiFailure 404, 409 for who has not begun */
export async function finishTest(context: OperationContext, roundID: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { attempt } = await findOwn(context, roundID, tx);
    if (attempt === null) throw illegal('Begin the test first.');
    await endAttempt(tx, attempt, context.now());
  });
}
