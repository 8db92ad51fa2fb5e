/** What officers send to one student. */
import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { htmlOfMarks } from '../../records/markedText.ts';
import { limits, maxLength, multiLine, numberBetween, required } from '../../rules/index.ts';
import { reasonField, reasonRule } from './reason.ts';

const credits = required(numberBetween({ min: 1, max: limits.creditsGiven }));
const message = required(multiLine, maxLength(limits.notificationText));

/** Credits out of the pool of the institute. */
export const creditGift = defineForm({
  id: 'creditGift',
  schema: z.object({ credits: text(credits), reason: text(reasonRule) }),
  defaultValues: { credits: '', reason: '' },
  fieldOrder: ['credits', 'reason'],
  fields: {
    credits: {
      control: 'number',
      label: 'credit gift label',
      errors: { required: 'credit gift required' },
    },
    reason: reasonField({ hint: 'credit gift reason hint' }),
  },
  payload: {
    operationId: 'transferCredits',
    schema: z.strictObject({ credits: z.number(), reason: text(reasonRule) }),
  },
  toPayload: ({ credits: typed, reason }) => ({ credits: Number(typed), reason: reason.trim() }),
});

/** A message that the student has to confirm as read. */
export const studentMessage = defineForm({
  id: 'studentMessage',
  schema: z.object({ content: text(message) }),
  defaultValues: { content: '' },
  fieldOrder: ['content'],
  fields: {
    content: {
      control: 'textArea',
      label: 'student message label',
      hint: 'student message hint',
      maxLength: limits.notificationText,
      errors: { required: 'student message required' },
    },
  },
  payload: { operationId: 'addNotification', schema: z.strictObject({ content: z.string() }) },
  toPayload: ({ content }) => ({ content: htmlOfMarks(content.trim()) }),
});
