import { reviewVerdictValues, verifiableSectionValues } from '@aarambh/api-client/enums';
import * as z from 'zod/mini';
import { defineForm, definePayload } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { limits, maxLength, minLength, multiLine, required } from '../../rules/index.ts';

const note = required(multiLine, minLength(limits.reason.min), maxLength(limits.reason.max));

const errors = { required: 'status reason required', tooShort: 'status reason too short' } as const;

/** Why staff reject a section of a candidate's profile; the candidate reads it. */
export const sectionRejection = defineForm({
  id: 'sectionRejection',
  schema: z.object({ note: text(note) }),
  defaultValues: { note: '' },
  fieldOrder: ['note'],
  fields: {
    note: {
      control: 'textArea',
      label: 'status reason label',
      hint: 'section rejection hint',
      maxLength: limits.reason.max,
      errors,
    },
  },
  payload: { operationId: 'verifyUserSection', schema: z.strictObject({ note: text(note) }) },
  toPayload: ({ note: typed }) => ({ note: typed.trim() }),
});

const checked = {
  userID: z.string(),
  section: z.enum(verifiableSectionValues),
  recordID: z.optional(z.string()),
  rowVersion: z.number(),
};

/** Body of verifyUserSection: what was looked at and what was found; who rejects says why. */
export const sectionVerification = definePayload(
  'verifyUserSection',
  z.discriminatedUnion('verdict', [
    z.strictObject({ ...checked, verdict: z.literal(reviewVerdictValues[0]), note: z.optional(z.string()) }),
    z.strictObject({ ...checked, verdict: z.literal(reviewVerdictValues[1]), note: text(note) }),
  ]),
  {
    userID: undefined,
    section: undefined,
    recordID: undefined,
    verdict: undefined,
    note: errors,
    rowVersion: undefined,
  },
);
