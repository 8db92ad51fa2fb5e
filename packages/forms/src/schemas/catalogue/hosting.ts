import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { line } from '../../records/recordField.ts';
import { limits, required } from '../../rules/index.ts';
import { reasonRule } from './reason.ts';

const venueRule = required(line({ max: limits.selectionRound.venue }));

/** That a campus hosts the drive of a company: where it is held there. */
export const hostingForm = defineForm({
  id: 'hosting',
  schema: z.object({ venue: text(venueRule) }),
  defaultValues: { venue: '' },
  fieldOrder: ['venue'],
  fields: {
    venue: {
      control: 'text',
      label: 'hosting venue label',
      hint: 'hosting venue hint',
      maxLength: limits.selectionRound.venue,
      errors: { required: 'hosting venue required' },
      trims: true,
    },
  },
  payload: {
    operationId: 'answerHosting',
    schema: z.strictObject({
      verdict: z.enum(['Agreed', 'Declined']),
      venue: z.optional(z.nullable(text(venueRule))),
      reason: z.optional(z.nullable(text(reasonRule))),
    }),
  },
  toPayload: ({ venue }) => ({ verdict: 'Agreed' as const, venue: venue.trim() }),
});
