/** The company's bank of questions, and which of them a round asks. It is reached through a round: who plans that, writes it. */
import { limits } from '@aarambh/forms';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { companies } from '../../organisations/index.ts';
import {
  ApiFailure,
  localized,
  notFound,
  signedIn,
  stale,
  storedText,
  validationFailed,
  type LocalizedText,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { findOwnRound } from '../rounds/planning.ts';
import { lockRound, roundClosed } from '../rounds/reach.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { rounds } from '../tables/rounds.ts';
import {
  roundQuestions,
  roundTests,
  testAttempts,
  testQuestions,
  type TestQuestion,
} from '../tables/tests.ts';
import { refuseFewerMarks } from '../rounds/own-test-fit.ts';

type Written = OperationRequest<'saveTestQuestion'>['body'];
type Wanted = OperationRequest<'setRoundTest'>['body'];

const { most: mostQuestions } = limits.testQuestion;

/** As many as a round has. */
const mostMarks = limits.selectionRound.marks.max;

/** The company whose round it is. @throws ApiFailure 403, 404 */
async function companyOf(context: OperationContext, roundID: string): Promise<string> {
  const { jdID } = await findOwnRound(context, roundID);
  const [job] = await context.db
    .select({ companyID: jobDescriptions.companyID })
    .from(jobDescriptions)
    .where(eq(jobDescriptions.id, jdID));
  if (job === undefined) throw notFound();
  return job.companyID;
}

/** The bank, and what the round asks of it. */
export async function readBank(
  context: OperationContext,
  roundID: string,
): Promise<OperationData<'listTestQuestions'>> {
  const { db } = context;
  const companyID = await companyOf(context, roundID);
  const bank = await db
    .select()
    .from(testQuestions)
    .where(eq(testQuestions.companyID, companyID))
    .orderBy(asc(testQuestions.createdAt), asc(testQuestions.id))
    .limit(mostQuestions);
  const [test] = await db.select().from(roundTests).where(eq(roundTests.roundID, roundID));
  const asked = await db
    .select({ questionID: roundQuestions.questionID })
    .from(roundQuestions)
    .where(eq(roundQuestions.roundID, roundID))
    .orderBy(asc(roundQuestions.order));
  const begun = await db.$count(testAttempts, eq(testAttempts.roundID, roundID));
  return {
    testQuestion: bank.map(questionView),
    roundTest:
      test === undefined
        ? null
        : { minutes: test.minutes, questionIDs: asked.map(({ questionID }) => questionID), begun },
  };
}

export const questionView = ({
  companyID: _company,
  createdBy: _by,
  updatedBy: _changedBy,
  createdAt: _at,
  updatedAt: _changed,
  ...shown
}: TestQuestion) => shown;

/**
 * Adds a question to the bank, or changes one there. Rounds that ask it already ask what it was.
 * @throws ApiFailure 403, 404, 409 STALE or ILLEGAL_TRANSITION, 422
 */
export async function saveQuestion(
  context: OperationContext,
  roundID: string,
  { id, rowVersion, ...written }: Written,
): Promise<TestQuestion> {
  const companyID = await companyOf(context, roundID);
  const by = signedIn(context).id;
  const at = context.now();
  const question = questionOf(written);
  return context.db.transaction(async (tx) => {
    if (id === undefined) {
      // Two questions that are added at once are counted one after the other.
      await tx
        .select({ id: companies.id })
        .from(companies)
        .where(eq(companies.id, companyID))
        .for('no key update');
      if ((await tx.$count(testQuestions, eq(testQuestions.companyID, companyID))) >= mostQuestions) {
        throw new ApiFailure(
          409,
          'ILLEGAL_TRANSITION',
          localized('A company has {most} questions at most. Remove some first.', { most: mostQuestions }),
        );
      }
      const [added] = await tx
        .insert(testQuestions)
        .values({ companyID, ...question, createdBy: by, updatedBy: by, createdAt: at, updatedAt: at })
        .returning();
      if (added === undefined) throw new Error('The question was not written.');
      return added;
    }
    const isIt = and(eq(testQuestions.id, id), eq(testQuestions.companyID, companyID));
    const [current] = await tx.select().from(testQuestions).where(isIt).for('update');
    if (current === undefined) throw notFound();
    if (current.rowVersion !== rowVersion) throw stale(current.rowVersion);
    const [changed = current] = await tx
      .update(testQuestions)
      .set({ ...question, updatedBy: by, updatedAt: at, rowVersion: current.rowVersion + 1 })
      .where(isIt)
      .returning();
    return changed;
  });
}

/** What is stored of a question. */
const questionOf = ({
  text,
  options,
  rightOption,
  marks,
  negativeMarks = 0,
}: Omit<Written, 'id' | 'rowVersion'>) => ({
  text: storedText(text),
  options: options.map((option) => storedText(option)),
  rightOption,
  marks,
  negativeMarks,
});

const wrong = (path: string, code: string, message: string | LocalizedText): ApiFailure =>
  validationFailed([{ path, code, message }]);

/** Takes a question out of the bank; rounds that ask it go on asking it. @throws ApiFailure 403, 404 */
export async function deleteQuestion(
  context: OperationContext,
  roundID: string,
  questionID: string,
): Promise<void> {
  const companyID = await companyOf(context, roundID);
  const gone = await context.db
    .delete(testQuestions)
    .where(and(eq(testQuestions.id, questionID), eq(testQuestions.companyID, companyID)))
    .returning({ id: testQuestions.id });
  if (gone.length === 0) throw notFound();
}

/**
 * Makes a round a test of these questions, as they are now, or none. Their marks are the highest marks of the round.
 * @throws ApiFailure 403, 404, 409 IN_USE once somebody has begun or ILLEGAL_TRANSITION for a closed round, 422
 */
export async function setTest(
  context: OperationContext,
  roundID: string,
  { minutes, questionIDs }: Wanted,
): Promise<void> {
  const companyID = await companyOf(context, roundID);
  await context.db.transaction(async (tx) => {
    const round = await lockRound(tx, roundID);
    if (round.state === 'Closed') throw roundClosed();
    if ((await tx.$count(testAttempts, eq(testAttempts.roundID, roundID))) > 0) {
      throw new ApiFailure(409, 'IN_USE', 'Somebody has begun this test, so it stays as it is.');
    }
    if (minutes * 60_000 > round.endsAt.getTime() - round.startsAt.getTime()) {
      throw wrong('minutes', 'tooLarge', 'The test takes longer than the round is held.');
    }
    const questions = await chosen(tx, companyID, questionIDs);
    const maxMarks = questions.reduce((sum, { marks }) => sum + Math.round(marks * 100), 0) / 100;
    if (maxMarks > mostMarks) {
      throw wrong(
        'questionIDs',
        'tooLarge',
        localized('A test has {most} marks at most. Choose fewer questions.', { most: mostMarks }),
      );
    }
    if (questions.length > 0) await refuseFewerMarks(tx, roundID, maxMarks, 'questionIDs');
    await tx.delete(roundTests).where(eq(roundTests.roundID, roundID));
    if (questions.length > 0) {
      await tx.insert(roundTests).values({ roundID, minutes });
      await tx.insert(roundQuestions).values(
        questions.map(({ id, text, options, rightOption, marks, negativeMarks }, index) => ({
          roundID,
          order: index + 1,
          questionID: id,
          text,
          options,
          rightOption,
          marks,
          negativeMarks,
        })),
      );
    }
    await tx
      .update(rounds)
      .set({
        ...(questions.length > 0 && { maxMarks }),
        updatedBy: signedIn(context).id,
        updatedAt: context.now(),
        rowVersion: round.rowVersion + 1,
      })
      .where(eq(rounds.id, roundID));
  });
}

/** The questions in the order in which they were chosen. @throws ApiFailure 422 for one that is not in the bank */
async function chosen(tx: Transaction, companyID: string, ids: readonly string[]): Promise<TestQuestion[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .select()
    .from(testQuestions)
    .where(and(eq(testQuestions.companyID, companyID), inArray(testQuestions.id, [...ids])));
  const byID = new Map(found.map((question) => [question.id, question]));
  return ids.map((id) => {
    const question = byID.get(id);
    if (question === undefined) {
      throw wrong('questionIDs', 'unknown', 'A question is not in the bank any more. Look at it again.');
    }
    return question;
  });
}
