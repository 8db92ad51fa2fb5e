import * as z from 'zod/mini';
import { line, requiredText, yesOrNo } from '../../records/recordField.ts';
import { repeatedRows } from '../../records/recordRows.ts';
import { limits } from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';

/** The options of a question in their order: none, or enough to choose among, each once. */
export const questionOptions = repeatedRows(
  {
    label: 'options label',
    hint: 'options hint',
    errors: { tooFew: 'options too few' },
    row: 'option number',
    add: 'option add',
    max: limits.option.most,
    extraProperties: { id: z.string() },
    rule: (options) => {
      if (options.length === 0) return passed;
      if (options.length < limits.option.fewest) return failed('tooFew', { min: limits.option.fewest });
      const words = new Set(options.map(({ text }) => text.trim().toLowerCase()));
      return words.size < options.length ? failed('repeated') : passed;
    },
  },
  {
    text: requiredText(
      { label: 'option text label', errors: { required: 'option text required' } },
      line({ max: limits.option.max }),
    ),
    isCorrect: yesOrNo({ label: 'option right label' }),
  },
);
