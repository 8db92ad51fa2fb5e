import type { components } from '@aarambh/api-client';
import type { TestQuestion } from './bankQuery.ts';

type Change = components['schemas']['TestQuestionChange'];

/** A question as it is typed. */
export interface QuestionDraft {
  readonly text: string;
  /** One on each line. */
  readonly options: string;
  /** The line of the right one, from 0, as a text; empty while none is chosen. */
  readonly right: string;
  readonly marks: number | null;
  readonly negativeMarks: number | null;
}

export const emptyDraft: QuestionDraft = { text: '', options: '', right: '', marks: 1, negativeMarks: 0 };

export const draftOf = ({
  text,
  options,
  rightOption,
  marks,
  negativeMarks,
}: TestQuestion): QuestionDraft => ({
  text,
  options: options.join('\n'),
  right: String(rightOption),
  marks,
  negativeMarks,
});

/** The options that are typed, without empty lines. */
export const optionsIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Fields of which something is missing or wrong, the first first. */
export function wrongIn({ text, options, right, marks, negativeMarks }: QuestionDraft) {
  const lines = optionsIn(options);
  const isWrong = {
    text: text.trim().length < 2,
    options: lines.length < 2 || lines.length > 6 || new Set(lines).size < lines.length,
    right: right === '' || Number(right) >= lines.length,
    marks: marks === null || marks <= 0,
    negativeMarks: negativeMarks === null,
  };
  return (['text', 'options', 'right', 'marks', 'negativeMarks'] as const).filter((field) => isWrong[field]);
}

/** What is sent; of the question of the bank that it changes, if so. */
export const changeOf = (
  { text, options, right, marks, negativeMarks }: QuestionDraft,
  question: TestQuestion | undefined,
): Change => ({
  ...(question && { id: question.id, rowVersion: question.rowVersion }),
  text: text.trim(),
  options: optionsIn(options),
  rightOption: Number(right),
  marks: marks ?? 0,
  negativeMarks: negativeMarks ?? 0,
});
