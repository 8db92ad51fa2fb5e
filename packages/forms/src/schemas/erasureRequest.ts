import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { text } from '../definition/ruleChecks.ts';
import { changePassword } from './changePassword.ts';
import { loginPassword } from './rules.ts';

/** /settings: the end of the account, with the password to prove who asks (specification, section 5, for the rule). */
export const erasureRequest = defineForm({
  id: 'erasureRequest',
  schema: z.object({ currentPassword: text(loginPassword) }),
  defaultValues: { currentPassword: '' },
  fieldOrder: ['currentPassword'],
  fields: { currentPassword: changePassword.fields.currentPassword },
  payload: {
    operationId: 'requestErasure',
    schema: z.strictObject({ currentPassword: text(loginPassword) }),
  },
  toPayload: ({ currentPassword }) => ({ currentPassword }),
});
