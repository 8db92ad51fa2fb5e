import type { AnswerType } from '@aarambh/api-client/enums';

/** What of a question its answer is judged by. */
export interface AskedQuestion {
  readonly answerType: AnswerType;
  readonly isOptional: boolean;
  /** Ids of the options; none where it is answered in words. */
  readonly optionIDs: readonly string[];
}

/** An answer as it is sent, without the name of its question. */
export interface GivenAnswer {
  readonly optionIDs?: readonly string[] | undefined;
  readonly value?: string | undefined;
}

/**
 * Why an answer of a candidate to a question of a job is not taken: `required` where there is none, `oneOf` for one that does not fit:
 * one of its options, or some where several may be chosen; a number; a day as `yyyy-mm-dd`; any words.
 * @returns null for one that is taken
 */
export function answerBlock(
  { answerType, isOptional, optionIDs: offered }: AskedQuestion,
  answer: GivenAnswer | undefined,
): 'required' | 'oneOf' | null {
  if (answer === undefined) return isOptional ? null : 'required';
  const { optionIDs = [], value = '' } = answer;
  const fits =
    offered.length > 0
      ? optionIDs.length > 0 &&
        (answerType === 'Multiple' || optionIDs.length === 1) &&
        optionIDs.every((id) => offered.includes(id))
      : optionIDs.length === 0 && fitsInWords(answerType, value);
  return fits ? null : 'oneOf';
}

function fitsInWords(answerType: AskedQuestion['answerType'], value: string): boolean {
  if (value.trim() === '') return false;
  if (answerType === 'Number') return Number.isFinite(Number(value));
  return answerType !== 'Date' || /^\d{4}-\d{2}-\d{2}$/.test(value);
}
