import * as z from 'zod/mini';
import { defineForm, definePayload } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { limits, maxLength, minLength, multiLine, required } from '../../rules/index.ts';

const reason = required(multiLine, minLength(limits.reason.min), maxLength(limits.reason.max));

/** Why an account is suspended or brought back; the trail keeps it. */
export const statusReason = defineForm({
  id: 'statusReason',
  schema: z.object({ reason: text(reason) }),
  defaultValues: { reason: '' },
  fieldOrder: ['reason'],
  fields: {
    reason: {
      control: 'textArea',
      label: 'status reason label',
      maxLength: limits.reason.max,
      errors: { required: 'status reason required', tooShort: 'status reason too short' },
    },
  },
  payload: { operationId: 'setUserStatus', schema: z.strictObject({ reason: text(reason) }) },
  toPayload: ({ reason: typed }) => ({ reason: typed.trim() }),
});

/** Body of setUserStatus: whose account, the status that it gets, and why. */
export const statusChange = definePayload(
  'setUserStatus',
  z.strictObject({ id: z.string(), status: z.string(), reason: text(reason) }),
  { id: undefined, status: undefined, reason: statusReason.fields.reason.errors },
);
