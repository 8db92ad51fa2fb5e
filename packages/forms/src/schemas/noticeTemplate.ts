import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { text } from '../definition/ruleChecks.ts';
import { unknownNoticeField } from '../reference/noticeFields.ts';
import { limits, maxLength, multiLine, required, type Rule } from '../rules/index.ts';
import { failed, passed } from '../rules/rule.ts';
import { requiredLine } from './rules.ts';

const knownFields: Rule = (value) => (unknownNoticeField(value) === undefined ? passed : failed('invalid'));

const title = requiredLine({ min: 1, max: limits.noticeTitle });
const words = required(multiLine, maxLength(limits.notificationText), knownFields);

/** /admin/notifications/new: a text that an office writes to people again and again, and what it is called. */
export const noticeTemplate = defineForm({
  id: 'noticeTemplate',
  schema: z.object({ title: text(title), text: text(words) }),
  defaultValues: { title: '', text: '' },
  fieldOrder: ['title', 'text'],
  fields: {
    title: {
      control: 'text',
      label: 'notice title label',
      autoComplete: 'off',
      errors: { required: 'notice title required', tooLong: 'notice title too long' },
      trims: true,
    },
    text: {
      control: 'textArea',
      label: 'notice text label',
      hint: 'notice text hint',
      maxLength: limits.notificationText,
      errors: {
        required: 'notice text required',
        tooLong: 'notice text too long',
        invalid: 'notice text invalid',
      },
    },
  },
  payload: {
    operationId: 'addNoticeTemplate',
    schema: z.strictObject({ title: text(title), text: text(words) }),
  },
  toPayload: (values) => ({ title: values.title.trim(), text: values.text }),
});
