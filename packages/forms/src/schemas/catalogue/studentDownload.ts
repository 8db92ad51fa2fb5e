import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { limits, maxLength, minLength, required, singleLine } from '../../rules/index.ts';

const purpose = required(singleLine, minLength(limits.reason.min), maxLength(limits.reason.max));

/** What a file with people in it is for; the trail keeps it. */
export const studentDownload = defineForm({
  id: 'studentDownload',
  schema: z.object({ purpose: text(purpose) }),
  defaultValues: { purpose: '' },
  fieldOrder: ['purpose'],
  fields: {
    purpose: {
      control: 'text',
      label: 'purpose label',
      hint: 'purpose hint',
      trims: true,
      errors: { required: 'purpose required', tooShort: 'purpose too short' },
    },
  },
  payload: { operationId: 'downloadStudents', schema: z.strictObject({ purpose: text(purpose) }) },
  toPayload: ({ purpose: typed }) => ({ purpose: typed.trim() }),
});
