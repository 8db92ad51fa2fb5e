import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { text } from '../definition/ruleChecks.ts';
import { digitsOf, reachableMobile, required } from '../rules/index.ts';
import { changePassword } from './changePassword.ts';
import * as fields from './fields.ts';
import { loginPassword, requiredMobile } from './rules.ts';

/** /settings: another mobile number, with the password to prove who asks (specification, section 5, for the rules). */
export const mobileChange = defineForm({
  id: 'mobileChange',
  schema: z.object({ mobileNumber: text(required(reachableMobile)), currentPassword: text(loginPassword) }),
  defaultValues: { mobileNumber: '', currentPassword: '' },
  fieldOrder: ['mobileNumber', 'currentPassword'],
  fields: {
    mobileNumber: { ...fields.mobileNumber, label: 'new mobile label' },
    currentPassword: changePassword.fields.currentPassword,
  },
  payload: {
    operationId: 'requestMobileChange',
    schema: z.strictObject({ mobileNumber: text(requiredMobile), currentPassword: text(loginPassword) }),
  },
  toPayload: ({ mobileNumber, currentPassword }) => ({
    mobileNumber: digitsOf(mobileNumber),
    currentPassword,
  }),
});
