/** Merging a company that was entered twice. */
import { defineForm, definePayload } from '../../definition/defineForm.ts';
import { finalField, mergeBody, mergeDefaults, mergeOrder, mergePayload, mergeSchema } from './merging.ts';
import { reasonField } from './reason.ts';

/** The company that stays, why, which the people of both read, and that whoever does it knows that there is no way back. */
export const companyMerge = defineForm({
  id: 'companyMerge',
  schema: mergeSchema,
  defaultValues: mergeDefaults,
  fieldOrder: mergeOrder,
  fields: {
    intoID: {
      control: 'select',
      label: 'company merge into label',
      hint: 'merge into hint',
      errors: { required: 'company merge into required' },
    },
    reason: reasonField({ hint: 'company merge reason hint' }),
    isFinal: finalField,
  },
  payload: { operationId: 'mergeCompany', schema: mergePayload },
  toPayload: ({ intoID, reason }) => ({ intoID, reason: reason.trim() }),
});

/** Body of mergeCompany. */
export const companyMergeBody = definePayload('mergeCompany', mergeBody, {
  intoID: companyMerge.fields.intoID.errors,
  reason: companyMerge.fields.reason.errors,
  rowVersion: undefined,
});
