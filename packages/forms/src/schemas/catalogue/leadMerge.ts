/** Merging a lead of a company or an institute that wrote twice. */
import { defineForm, definePayload } from '../../definition/defineForm.ts';
import { finalField, mergeBody, mergeDefaults, mergeOrder, mergePayload, mergeSchema } from './merging.ts';
import { reasonField } from './reason.ts';

/** The lead that goes on, why, and that whoever does it knows that there is no way back. */
export const leadMerge = defineForm({
  id: 'leadMerge',
  schema: mergeSchema,
  defaultValues: mergeDefaults,
  fieldOrder: mergeOrder,
  fields: {
    intoID: {
      control: 'select',
      label: 'lead merge into label',
      hint: 'lead merge into hint',
      errors: { required: 'lead merge into required' },
    },
    reason: reasonField({ hint: 'merge reason hint' }),
    isFinal: finalField,
  },
  payload: { operationId: 'mergeLead', schema: mergePayload },
  toPayload: ({ intoID, reason }) => ({ intoID, reason: reason.trim() }),
});

/** Body of mergeLead. */
export const leadMergeBody = definePayload('mergeLead', mergeBody, {
  intoID: leadMerge.fields.intoID.errors,
  reason: leadMerge.fields.reason.errors,
  rowVersion: undefined,
});
