/** Merging a company that was entered twice. */
import * as z from 'zod/mini';
import { defineForm, definePayload } from '../../definition/defineForm.ts';
import { isChecked, text } from '../../definition/ruleChecks.ts';
import { recordId, required } from '../../rules/index.ts';
import { reasonField, reasonRule } from './reason.ts';

const chosen = required(recordId);

/** The company that stays, why, which the people of both read, and that whoever does it knows that there is no way back. */
export const companyMerge = defineForm({
  id: 'companyMerge',
  schema: z.object({ intoID: text(chosen), reason: text(reasonRule), isFinal: isChecked() }),
  defaultValues: { intoID: '', reason: '', isFinal: false },
  fieldOrder: ['intoID', 'reason', 'isFinal'],
  fields: {
    intoID: {
      control: 'select',
      label: 'company merge into label',
      hint: 'company merge into hint',
      errors: { required: 'company merge into required' },
    },
    reason: reasonField({ hint: 'company merge reason hint' }),
    isFinal: {
      control: 'checkbox',
      label: 'company merge final label',
      errors: { required: 'company merge final required', accepted: 'company merge final required' },
    },
  },
  payload: {
    operationId: 'mergeCompany',
    schema: z.strictObject({ intoID: text(chosen), reason: text(reasonRule) }),
  },
  toPayload: ({ intoID, reason }) => ({ intoID, reason: reason.trim() }),
});

/** Body of mergeCompany. */
export const companyMergeBody = definePayload(
  'mergeCompany',
  z.strictObject({ intoID: text(chosen), reason: text(reasonRule), rowVersion: z.number() }),
  {
    intoID: companyMerge.fields.intoID.errors,
    reason: companyMerge.fields.reason.errors,
    rowVersion: undefined,
  },
);
