import * as z from 'zod/mini';
import type { RecordField } from '../../records/recordField.ts';
import { limits, numberBetween, optional, required, type Rule } from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';

type Words = Pick<RecordField<string, number[]>['field'], 'label' | 'hint' | 'errors'>;

const year = numberBetween({ min: limits.year.min, max: limits.year.max });

const yearsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  ),
];

const someYears: Rule = (typed) => {
  const years = yearsOf(typed);
  if (years.length > limits.audienceYears) return failed('tooMany', { max: limits.audienceYears });
  return years.map(year).find(({ ok }) => !ok) ?? passed;
};

const field = (words: Words, rule: Rule): RecordField<string, number[]> => ({
  field: { ...words, control: 'text', inputMode: 'text', trims: true },
  rule,
  shape: z.array(z.number()),
  empty: '',
  read: (stored) => (stored ?? []).join(', '),
  write: (typed) => yearsOf(typed).map(Number),
});

/** Years in which students pass, at least one. */
export const passingYears = (words: Words) => field(words, required(someYears));

/** Years in which students pass, or any. */
export function optionalPassingYears(words: Words): RecordField<string, number[]> {
  const years = field(words, optional(someYears));
  return { ...years, field: { ...years.field, necessity: 'optional' } };
}
