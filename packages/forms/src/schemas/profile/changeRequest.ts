/** A verified section of a profile: its owner asks to change it, and staff refuse that. */
import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { reasonField, reasonRule } from '../catalogue/reason.ts';

const errors = { required: 'change reason required', tooShort: 'change reason too short' } as const;

/** Why a student wants to change what has been verified. */
export const changeRequest = defineForm({
  id: 'changeRequest',
  schema: z.object({ reason: text(reasonRule) }),
  defaultValues: { reason: '' },
  fieldOrder: ['reason'],
  fields: {
    reason: { ...reasonField({ label: 'change reason label', hint: 'change reason hint' }), errors },
  },
  payload: { operationId: 'requestSectionChange', schema: z.strictObject({ reason: text(reasonRule) }) },
  toPayload: ({ reason }) => ({ reason: reason.trim() }),
});

/** Why it stays as it is; the student reads this. */
export const changeRefusal = defineForm({
  id: 'changeRefusal',
  schema: z.object({ note: text(reasonRule) }),
  defaultValues: { note: '' },
  fieldOrder: ['note'],
  fields: {
    note: { ...reasonField({ label: 'change reason label', hint: 'change refusal hint' }), errors },
  },
  payload: { operationId: 'decideSectionChange', schema: z.strictObject({ note: text(reasonRule) }) },
  toPayload: ({ note }) => ({ note: note.trim() }),
});
