/** The answers that a candidate gives to the questions of a job. */
import { answerBlock } from '@aarambh/forms';
import type { components } from '@aarambh/api-client/schema';
import { asc, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { validationFailed, type FailedField, type OperationContext } from '../../platform/index.ts';
import { optionTranslations } from '../questions/options.ts';
import { questionOptions, questions } from '../tables/questions.ts';

type Answer = components['schemas']['ScreeningAnswer'];
type ToldAnswer = components['schemas']['ToldAnswer'];

const required = 'Answer this question.';
const unfit = 'This does not answer the question.';

/**
 * Throws unless every question that is not optional is answered, and all once and fittingly.
 * @param questionIDs of the job
 * @throws ApiFailure 422 that names the answers by their place: `answers.2`; those without one follow behind them, in the job's order
 */
export async function refuseAnswers(
  tx: Transaction,
  questionIDs: readonly string[],
  answers: readonly Answer[],
): Promise<void> {
  const { asked, options } = await lockQuestions(tx, questionIDs);
  const failed: FailedField[] = answers.flatMap((answer, index) => {
    const question = asked.find(({ id }) => id === answer.questionID);
    const isFirst = answers.findIndex(({ questionID }) => questionID === answer.questionID) === index;
    const optionIDs = options
      .filter(({ questionID }) => questionID === answer.questionID)
      .map(({ id }) => id);
    return question !== undefined && isFirst && answerBlock({ ...question, optionIDs }, answer) === null
      ? []
      : [{ path: `answers.${index}`, code: 'oneOf', message: unfit }];
  });
  const answered = new Set(answers.map(({ questionID }) => questionID));
  const known = new Set(asked.filter(({ isOptional }) => !isOptional).map(({ id }) => id));
  const missing = questionIDs.filter((id) => known.has(id) && !answered.has(id));
  failed.push(
    ...missing.map((_question, index) => ({
      path: `answers.${answers.length + index}`,
      code: 'required',
      message: required,
    })),
  );
  if (failed.length > 0) throw validationFailed(failed);
}

async function lockQuestions(tx: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return { asked: [], options: [] };
  const asked = await tx
    .select()
    .from(questions)
    .where(inArray(questions.id, [...ids]))
    .orderBy(asc(questions.id))
    // Who changes a question waits, and finds it answered.
    .for('key share');
  const options = await tx
    .select({ id: questionOptions.id, questionID: questionOptions.questionID })
    .from(questionOptions)
    .where(inArray(questionOptions.questionID, [...ids]));
  return { asked, options };
}

/**
 * The answers of applications in words, by the application, in the order in which they were given; in the reader's language where question
 * and option have it.
 */
export async function toldAnswers(
  { db, locale }: Pick<OperationContext, 'db' | 'locale'>,
  rows: readonly { id: string; answers: readonly Answer[] }[],
): Promise<ReadonlyMap<string, readonly ToldAnswer[]>> {
  const all = rows.flatMap(({ answers }) => answers);
  const asked = await db
    .select({ id: questions.id, text: questions.text, translations: questions.translations })
    .from(questions)
    .where(inArray(questions.id, [...new Set(all.map(({ questionID }) => questionID))]));
  const chosen = await db
    .select({ id: questionOptions.id, text: questionOptions.text })
    .from(questionOptions)
    .where(inArray(questionOptions.id, [...new Set(all.flatMap(({ optionIDs = [] }) => optionIDs))]));
  const options = chosen.map((each) => ({ ...each, translations: optionTranslations(each.text) }));
  const textOf = new Map(
    [...asked, ...options].map(({ id, text, translations }) => [id, translations[locale] ?? text]),
  );
  return new Map(
    rows.map(({ id, answers }) => [
      id,
      answers.map(({ questionID, optionIDs = [], value }) => ({
        questionID,
        question: textOf.get(questionID) ?? questionID,
        answer: value ?? optionIDs.map((option) => textOf.get(option) ?? option).join(', '),
      })),
    ]),
  );
}
