import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { limits, maxLength, required, singleLine } from '../../rules/index.ts';

const name = required(singleLine, maxLength(limits.savedViewName));

/** What a view of a list is called, and whether colleagues see it. */
export const savedViewForm = defineForm({
  id: 'savedView',
  schema: z.object({ name: text(name), isShared: z.boolean() }),
  defaultValues: { name: '', isShared: false },
  fieldOrder: ['name', 'isShared'],
  fields: {
    name: {
      control: 'text',
      label: 'saved view label',
      hint: 'saved view hint',
      maxLength: limits.savedViewName,
      errors: { required: 'saved view required' },
      trims: true,
    },
    isShared: {
      control: 'checkbox',
      label: 'saved view shared label',
      hint: 'saved view shared hint',
      necessity: 'optional',
    },
  },
  payload: {
    operationId: 'addSavedView',
    schema: z.strictObject({ name: text(name), isShared: z.boolean() }),
  },
  toPayload: ({ name: typed, isShared }) => ({ name: typed.trim(), isShared }),
});
