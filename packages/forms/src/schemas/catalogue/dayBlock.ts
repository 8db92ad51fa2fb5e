import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { crossField, text } from '../../definition/ruleChecks.ts';
import {
  calendarDate,
  limits,
  maxLength,
  minLength,
  required,
  singleLine,
  type Rule,
} from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';

const day = required(calendarDate);
const reason = required(singleLine, minLength(limits.blockReason.min), maxLength(limits.blockReason.max));

const inOrder: Rule<Readonly<Record<'firstDay' | 'lastDay', string>>> = ({ firstDay, lastDay }) =>
  firstDay === '' || lastDay === '' || firstDay <= lastDay ? passed : failed('order');

const shape = { firstDay: text(day), lastDay: text(day), reason: text(reason) };

/** /calendar: days on which no company comes to an institute, as of exams. */
export const dayBlock = defineForm({
  id: 'dayBlock',
  schema: z.object(shape).check(crossField('lastDay', inOrder)),
  defaultValues: { firstDay: '', lastDay: '', reason: '' },
  fieldOrder: ['firstDay', 'lastDay', 'reason'],
  fields: {
    firstDay: {
      control: 'date',
      hasCalendar: true,
      label: 'block first label',
      errors: { required: 'block first required' },
    },
    lastDay: {
      control: 'date',
      hasCalendar: true,
      label: 'block last label',
      hint: 'block last hint',
      errors: { required: 'block last required', order: 'block last order' },
    },
    reason: {
      control: 'text',
      label: 'block reason label',
      hint: 'block reason hint',
      maxLength: limits.blockReason.max,
      errors: { required: 'block reason required', tooShort: 'block reason short' },
      trims: true,
    },
  },
  payload: { operationId: 'blockDays', schema: z.strictObject(shape).check(crossField('lastDay', inOrder)) },
  toPayload: ({ firstDay, lastDay, reason: typed }) => ({ firstDay, lastDay, reason: typed.trim() }),
});
