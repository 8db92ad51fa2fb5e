import type { testQuestionForm } from '@aarambh/forms';
import type { TestQuestion } from './bankQuery.ts';

/** A question of the bank as it would be typed into its form. */
export const typedQuestion = ({
  text,
  options,
  rightOption,
  marks,
  negativeMarks,
}: TestQuestion): typeof testQuestionForm.defaultValues => ({
  text,
  options: options.join('\n'),
  rightOption: String(rightOption),
  marks: String(marks),
  negativeMarks: negativeMarks === 0 ? '' : String(negativeMarks),
});
