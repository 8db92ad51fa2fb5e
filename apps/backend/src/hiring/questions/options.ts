/** The options of a question: written with it as one list, judged as one list, and kept once candidates have chosen among them. */
import type { components } from '@aarambh/api-client/schema';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  inEveryLanguage,
  inLanguage,
  validationFailed,
  type FailedField,
} from '../../platform/index.ts';
import { applications } from '../tables/applications.ts';
import { questionOptions, questions } from '../tables/questions.ts';

type Question = typeof questions.$inferSelect;
type Wanted = components['schemas']['QuestionOption'];
type OptionContent = Pick<Wanted, 'text' | 'isCorrect'>;

/** Kinds of answers that are chosen from options. */
const choices: readonly Question['answerType'][] = ['Single', 'Multiple', 'Yes-No'];

const yesNo = ['Yes', 'No'] as const;

/** A yes or a no in every language of the portal, by language; nothing for other words. */
export function optionTranslations(text: string): Readonly<Record<string, string>> {
  return yesNo.map(inEveryLanguage).find((words) => Object.values(words).includes(text)) ?? {};
}

/** @throws ApiFailure 409 IN_USE when candidates have answered the question: what they were asked stays */
export async function refuseIfAnswered(tx: Transaction, questionID: string): Promise<void> {
  const named = JSON.stringify([{ questionID }]);
  const answers = await tx.$count(applications, sql`${applications.answers} @> ${named}::jsonb`);
  if (answers === 0) return;
  throw new ApiFailure(
    409,
    'IN_USE',
    'Candidates have answered this question, so what was asked stays. Withdraw it and write a new one.',
    { details: { usedBy: { applications: answers } } },
  );
}

/** The options that can be chosen, in their order. */
export function readOptions(tx: Transaction, questionID: string) {
  return tx
    .select()
    .from(questionOptions)
    .where(eq(questionOptions.questionID, questionID))
    .orderBy(asc(questionOptions.sortOrder), asc(questionOptions.id));
}

/**
 * Writes the options of a question as they are listed. One without an id is the one of the same words, where there is such.
 * @param wanted undefined leaves them as they are; a question for yes or no gets those two
 * @throws ApiFailure 409 when candidates have answered it, 422 when they do not fit the question or one of them is another's
 */
export async function saveOptions(
  tx: Transaction,
  question: Question,
  wanted: readonly Wanted[] | undefined,
  at: { by: string; now: Date },
): Promise<void> {
  const stored = await readOptions(tx, question.id);
  const isUnsaid = question.answerType === 'Yes-No' && stored.length === 0;
  const next: readonly Wanted[] =
    wanted ?? (isUnsaid ? yesNo.map((text) => ({ text: inLanguage(text, question.language) })) : stored);
  validateOptions(question, next);
  if (next === stored) return;

  const known = new Map(stored.map((option) => [option.id, option]));
  const strangers = next.flatMap(({ id }, index) =>
    id === undefined || known.has(id)
      ? []
      : [{ path: `options.${index}.id`, code: 'unknown', message: 'Choose a record from the list.' }],
  );
  if (strangers.length > 0) throw validationFailed(strangers);

  const rows = next.map(({ id: named, text: written, isCorrect }, index) => {
    const text = written.trim();
    const id = named ?? stored.find((option) => option.text.toLowerCase() === text.toLowerCase())?.id;
    const before = id === undefined ? undefined : known.get(id);
    return { id, text, isCorrect: isCorrect ?? before?.isCorrect ?? false, sortOrder: index + 1 };
  });
  const isSame =
    rows.length === stored.length &&
    rows.every(({ id, text, isCorrect, sortOrder }) => {
      const before = id === undefined ? undefined : known.get(id);
      return before?.text === text && before.isCorrect === isCorrect && before.sortOrder === sortOrder;
    });
  if (isSame) return;
  if (stored.length > 0) await refuseIfAnswered(tx, question.id);

  const kept = new Set(rows.map(({ id }) => id));
  const gone = stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(questionOptions).where(inArray(questionOptions.id, gone));
  // Two texts may change places, so all leave theirs first: no two options of a question have the same.
  await tx
    .update(questionOptions)
    .set({ text: sql`${questionOptions.id}` })
    .where(eq(questionOptions.questionID, question.id));
  for (const { id, ...values } of rows) {
    const written = { ...values, updatedBy: at.by, updatedAt: at.now };
    if (id === undefined) {
      const created = { createdBy: at.by, createdAt: at.now, questionID: question.id };
      await tx.insert(questionOptions).values({ ...written, ...created });
    } else {
      const rowVersion = sql`${questionOptions.rowVersion} + 1`;
      await tx
        .update(questionOptions)
        .set({ ...written, rowVersion })
        .where(eq(questionOptions.id, id));
    }
  }
}

/** @throws ApiFailure 422 when the options do not fit what is asked (see the contract: QuestionOptions) */
export function validateOptions(question: Question, options: readonly OptionContent[]): void {
  const fields = failuresOf(question, options);
  if (fields.length > 0) throw validationFailed(fields);
}

function failuresOf(
  { answerType, purpose, isKnockout }: Question,
  options: readonly OptionContent[],
): readonly FailedField[] {
  const failed = (code: string, message: string): FailedField[] => [{ path: 'options', code, message }];
  if (!choices.includes(answerType)) {
    if (isKnockout) {
      return [
        {
          path: 'isKnockout',
          code: 'oneOf',
          message: 'Only a question with options can end an application.',
        },
      ];
    }
    return options.length === 0 ? [] : failed('tooMany', 'Only a choice among options has options.');
  }
  if (options.length < 2) return failed('tooShort', 'Give at least two options.');
  const texts = options.map(({ text }) => text.trim().toLowerCase());
  const repeated = texts.flatMap((text, index) =>
    texts.indexOf(text) < index
      ? [{ path: `options.${index}.text`, code: 'oneOf', message: 'Give each option once.' }]
      : [],
  );
  if (repeated.length > 0) return repeated;
  const right = options.filter(({ isCorrect }) => isCorrect).length;
  if (answerType !== 'Multiple' && right > 1) return failed('tooMany', 'Only one option can be right here.');
  const needsRight = purpose === 'Skill check' || isKnockout;
  return needsRight && right === 0 ? failed('required', 'Mark the option that is right.') : [];
}
