import { asc, inArray } from 'drizzle-orm';
import type { OperationContext, OperationData } from '../../platform/index.ts';
import { questionOptions, questions } from '../tables/questions.ts';
import { optionTranslations } from './options.ts';

type Questions = OperationData<'getJobDescription'>['jobDescription']['questions'];

/** The questions in the order of the job. What is right stays here. */
export async function questionsOf({ db }: OperationContext, ids: readonly string[]): Promise<Questions> {
  const rows = await db
    .select({
      id: questions.id,
      text: questions.text,
      translations: questions.translations,
      answerType: questions.answerType,
      isOptional: questions.isOptional,
    })
    .from(questions)
    .where(inArray(questions.id, [...ids]));
  const options = await db
    .select({ id: questionOptions.id, text: questionOptions.text, questionID: questionOptions.questionID })
    .from(questionOptions)
    .where(inArray(questionOptions.questionID, [...ids]))
    .orderBy(asc(questionOptions.sortOrder), asc(questionOptions.id));
  return ids.flatMap((id) => {
    const question = rows.find((each) => each.id === id);
    if (question === undefined) return [];
    const own = options.filter(({ questionID }) => questionID === id);
    return [
      {
        ...question,
        options: own.map(({ id: option, text }) => ({
          id: option,
          text,
          translations: optionTranslations(text),
        })),
      },
    ];
  });
}
