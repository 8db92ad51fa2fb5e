import { reviewVerdictValues, verifiableSectionValues } from '@aarambh/api-client/enums';
import * as z from 'zod/mini';
import { defineForm, definePayload } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { reasonField, reasonRule } from './reason.ts';

/** Why staff reject a section of a candidate's profile; the candidate reads it. */
export const sectionRejection = defineForm({
  id: 'sectionRejection',
  schema: z.object({ note: text(reasonRule) }),
  defaultValues: { note: '' },
  fieldOrder: ['note'],
  fields: { note: reasonField({ hint: 'section rejection hint' }) },
  payload: { operationId: 'verifyUserSection', schema: z.strictObject({ note: text(reasonRule) }) },
  toPayload: ({ note }) => ({ note: note.trim() }),
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
    z.strictObject({ ...checked, verdict: z.literal(reviewVerdictValues[1]), note: text(reasonRule) }),
  ]),
  {
    userID: undefined,
    section: undefined,
    recordID: undefined,
    verdict: undefined,
    note: sectionRejection.fields.note.errors,
    rowVersion: undefined,
  },
);

const judged = {
  userID: z.string(),
  parts: z.array(
    z.strictObject({
      section: z.enum(verifiableSectionValues),
      recordID: z.optional(z.string()),
      rowVersion: z.number(),
    }),
  ),
};

/** Body of checkProfile: a verdict about several parts; who rejects says why. */
export const profileVerdict = definePayload(
  'checkProfile',
  z.discriminatedUnion('verdict', [
    z.strictObject({ ...judged, verdict: z.literal(reviewVerdictValues[0]), note: z.optional(z.string()) }),
    z.strictObject({ ...judged, verdict: z.literal(reviewVerdictValues[1]), note: text(reasonRule) }),
  ]),
  {
    userID: undefined,
    parts: undefined,
    verdict: undefined,
    note: sectionRejection.fields.note.errors,
  },
);
