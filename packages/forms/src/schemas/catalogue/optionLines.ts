import * as z from 'zod/mini';
import { line, type RecordField } from '../../records/recordField.ts';
import { limits, type Rule } from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';

/** An option of a question, and whether it is right. */
type Option = { id?: string | undefined; text: string; isCorrect?: boolean | undefined };

const shape = z.array(
  z.strictObject({
    id: z.optional(z.string()),
    text: z.string(),
    isCorrect: z.optional(z.boolean()),
  }),
);

/** What stands before an option that is right. */
const rightMark = '*';

const each = line({ max: limits.option.max });

/** Options in their order, each on a line of its own; one that is right begins with a star. */
export function optionLines(
  words: Pick<RecordField<string, Option[]>['field'], 'label' | 'hint' | 'errors'>,
): RecordField<string, Option[]> {
  return {
    field: { ...words, control: 'textArea', necessity: 'optional' },
    rule,
    shape,
    empty: '',
    read: (stored) =>
      (stored ?? [])
        .map(({ text, isCorrect }) => (isCorrect === true ? `${rightMark} ${text}` : text))
        .join('\n'),
    write: optionsOf,
  };
}

const rule: Rule = (typed) => {
  const texts = optionsOf(typed).map(({ text }) => text);
  if (texts.length === 0) return passed;
  if (texts.length < limits.option.fewest) return failed('tooFew', { min: limits.option.fewest });
  if (texts.length > limits.option.most) return failed('tooMany', { max: limits.option.most });
  if (new Set(texts.map((text) => text.toLowerCase())).size < texts.length) return failed('repeated');
  return texts.map(each).find(({ ok }) => !ok) ?? passed;
};

function optionsOf(typed: string): Option[] {
  return typed
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const isCorrect = one.startsWith(rightMark);
      return { text: isCorrect ? one.slice(rightMark.length).trim() : one, isCorrect };
    });
}
