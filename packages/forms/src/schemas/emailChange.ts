import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { text } from '../definition/ruleChecks.ts';
import { changePassword } from './changePassword.ts';
import * as fields from './fields.ts';
import { loginPassword, requiredEmail } from './rules.ts';

/** /settings: another e-mail address, with the password to prove who asks (specification, section 5, for the rules). */
export const emailChange = defineForm({
  id: 'emailChange',
  schema: z.object({ email: text(requiredEmail), currentPassword: text(loginPassword) }),
  defaultValues: { email: '', currentPassword: '' },
  fieldOrder: ['email', 'currentPassword'],
  fields: { email: fields.email, currentPassword: changePassword.fields.currentPassword },
  payload: {
    operationId: 'updateUser',
    schema: z.strictObject({
      id: z.string(),
      email: text(requiredEmail),
      currentPassword: text(loginPassword),
    }),
  },
  toPayload: ({ email, currentPassword }, { id }: { readonly id: string }) => ({
    id,
    email,
    currentPassword,
  }),
});
