import { abuseCategoryValues, type AbuseCategory } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { abuseCategoryKeys } from '../../words/valueKeys.ts';
import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { isBlank, limits, maxLength, multiLine, oneOf, optional, required } from '../../rules/index.ts';

const category = required(oneOf(abuseCategoryValues));
const details = optional(multiLine, maxLength(limits.reportText));

/** What a candidate reports about a job. */
export const jobReport = defineForm({
  id: 'jobReport',
  schema: z.object({ category: text(category), text: text(details) }),
  defaultValues: { category: '', text: '' },
  fieldOrder: ['category', 'text'],
  fields: {
    category: {
      control: 'select',
      label: 'report category label',
      options: optionsOf(abuseCategoryValues, abuseCategoryKeys),
      errors: { required: 'report category required' },
    },
    text: {
      control: 'textArea',
      label: 'report text label',
      hint: 'report text hint',
      maxLength: limits.reportText,
      necessity: 'optional',
    },
  },
  payload: {
    operationId: 'reportJobDescription',
    schema: z.strictObject({
      category: z.custom<AbuseCategory>((value) => typeof value === 'string' && category(value).ok),
      text: z.optional(text(details)),
    }),
  },
  toPayload: ({ category: chosen, text: typed }) => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule lets nothing else pass
    category: chosen as AbuseCategory,
    ...(isBlank(typed) ? {} : { text: typed.trim() }),
  }),
});
