import type { components } from '@aarambh/api-client';
import { answerBlock } from '@aarambh/forms';
import type { TFunction } from 'i18next';

type Schemas = components['schemas'];

/** What is wrong with the answers to the questions of a job, by the question: by the rule that the server judges them by. */
export function unfitAnswers(
  questions: readonly Schemas['ScreeningQuestion'][],
  answers: readonly Schemas['ScreeningAnswer'][],
  t: TFunction,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    questions.flatMap(({ id, answerType, isOptional, options }) => {
      const block = answerBlock(
        { answerType, isOptional, optionIDs: options.map((option) => option.id) },
        answers.find(({ questionID }) => questionID === id),
      );
      if (block === null) return [];
      if (block === 'required') return [[id, t('resources.apply.unanswered')]];
      return [[id, t(answerType === 'Number' ? 'resources.apply.noNumber' : 'resources.apply.unfit')]];
    }),
  );
}
