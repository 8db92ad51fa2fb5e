import * as z from 'zod/mini';
import { defineForm, definePayload } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { reasonField, reasonRule } from './reason.ts';

/** Why an account is suspended or brought back; the trail keeps it. */
export const statusReason = defineForm({
  id: 'statusReason',
  schema: z.object({ reason: text(reasonRule) }),
  defaultValues: { reason: '' },
  fieldOrder: ['reason'],
  fields: { reason: reasonField() },
  payload: { operationId: 'setUserStatus', schema: z.strictObject({ reason: text(reasonRule) }) },
  toPayload: ({ reason: typed }) => ({ reason: typed.trim() }),
});

/** Body of setUserStatus: whose account, the status that it gets, and why. */
export const statusChange = definePayload(
  'setUserStatus',
  z.strictObject({ id: z.string(), status: z.string(), reason: text(reasonRule) }),
  { id: undefined, status: undefined, reason: statusReason.fields.reason.errors },
);
