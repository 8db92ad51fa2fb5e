/** Merging a skill that stands twice in the list. */
import { defineForm, definePayload } from '../../definition/defineForm.ts';
import { finalField, mergeBody, mergeDefaults, mergeOrder, mergePayload, mergeSchema } from './merging.ts';
import { reasonField } from './reason.ts';

/** The skill that stays, why, and that whoever does it knows that there is no way back. */
export const skillMerge = defineForm({
  id: 'skillMerge',
  schema: mergeSchema,
  defaultValues: mergeDefaults,
  fieldOrder: mergeOrder,
  fields: {
    intoID: {
      control: 'select',
      label: 'skill merge into label',
      hint: 'merge into hint',
      errors: { required: 'skill merge into required' },
    },
    reason: reasonField({ hint: 'merge reason hint' }),
    isFinal: finalField,
  },
  payload: { operationId: 'mergeSkill', schema: mergePayload },
  toPayload: ({ intoID, reason }) => ({ intoID, reason: reason.trim() }),
});

/** Body of mergeSkill. */
export const skillMergeBody = definePayload('mergeSkill', mergeBody, {
  intoID: skillMerge.fields.intoID.errors,
  reason: skillMerge.fields.reason.errors,
  rowVersion: undefined,
});
