import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { limits, maxLength, minLength, multiLine, required } from '../../rules/index.ts';

const { min, max } = limits.applicantMessage;
const message = required(multiLine, minLength(min), maxLength(max));

/** What whoever hires writes to applicants. */
export const applicantMessage = defineForm({
  id: 'applicantMessage',
  schema: z.object({ text: text(message) }),
  defaultValues: { text: '' },
  fieldOrder: ['text'],
  fields: {
    text: {
      control: 'textArea',
      label: 'applicant message label',
      hint: 'applicant message hint',
      maxLength: max,
      trims: true,
      errors: { required: 'applicant message required' },
    },
  },
  payload: { operationId: 'messageApplicants', schema: z.strictObject({ text: text(message) }) },
  toPayload: ({ text: typed }) => ({ text: typed.trim() }),
});
