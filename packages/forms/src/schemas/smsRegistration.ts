import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { text } from '../definition/ruleChecks.ts';
import { required } from '../rules/index.ts';
import { matching } from '../rules/rule.ts';

const templateID = required(matching(/^[0-9]{19}$/, 'invalid'));
const header = required(matching(/^(?:[A-Z]{6}|[0-9]{3,8})$/, 'invalid'));

/** /settings: what a text of SMS is registered by with Indian networks (TRAI's rules on commercial communication, DLT). */
export const smsRegistration = defineForm({
  id: 'smsRegistration',
  schema: z.object({ templateID: text(templateID), header: text(header) }),
  defaultValues: { templateID: '', header: '' },
  fieldOrder: ['templateID', 'header'],
  fields: {
    templateID: {
      control: 'text',
      label: 'sms template label',
      hint: 'sms template hint',
      inputMode: 'numeric',
      autoComplete: 'off',
      errors: { required: 'sms template required', invalid: 'sms template invalid' },
      trims: true,
    },
    header: {
      control: 'text',
      label: 'sms header label',
      hint: 'sms header hint',
      autoComplete: 'off',
      errors: { required: 'sms header required', invalid: 'sms header invalid' },
      trims: true,
    },
  },
  payload: {
    operationId: 'registerSmsText',
    schema: z.strictObject({ templateID: text(templateID), header: text(header) }),
  },
  toPayload: (values) => ({ templateID: values.templateID.trim(), header: values.header.trim() }),
});
