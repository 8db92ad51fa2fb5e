/** Whether a candidate looks for a job, said by the candidate or by an officer of the institute. */
import { placementPlanValues } from '@aarambh/api-client/enums';
import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { limits, maxLength, minLength, multiLine, oneOf, optional, required } from '../../rules/index.ts';
import { reasonField } from '../catalogue/reason.ts';

const { min, max } = limits.reason;

/** What a candidate plans. Staff who say it for a student give a reason; the server asks them for it. */
export const placementPlan = defineForm({
  id: 'placementPlan',
  schema: z.object({
    plan: text(required(oneOf(placementPlanValues))),
    note: text(optional(multiLine, maxLength(max))),
    reason: text(optional(multiLine, minLength(min), maxLength(max))),
  }),
  defaultValues: { plan: 'Looking', note: '', reason: '' },
  fieldOrder: ['plan', 'note', 'reason'],
  fields: {
    plan: {
      control: 'radioGroup',
      label: 'placement plan label',
      options: [
        { value: 'Looking', label: 'placement looking' },
        { value: 'Placed elsewhere', label: 'placement elsewhere' },
        { value: 'Higher studies', label: 'placement studies' },
        { value: 'Not looking', label: 'placement not looking' },
      ],
    },
    note: {
      control: 'textArea',
      label: 'placement note label',
      hint: 'placement note hint',
      necessity: 'optional',
      maxLength: max,
    },
    reason: reasonField({ label: 'placement reason label', hint: 'placement reason hint' }),
  },
  payload: {
    operationId: 'setPlacement',
    schema: z.strictObject({
      plan: z.enum(placementPlanValues),
      note: z.nullable(z.string()),
      reason: z.optional(z.string()),
    }),
  },
  toPayload: ({ plan, note, reason }) => ({
    plan: placementPlanValues.find((each) => each === plan) ?? ('Looking' as const),
    note: note.trim() === '' ? null : note.trim(),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  }),
});
