import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { text } from '../definition/ruleChecks.ts';
import * as fields from './signInFields.ts';
import { loginMobile, loginPassword, requiredCaptcha } from './signInRules.ts';

/** /login (specification, sections 2 and 5): mobile number, password and captcha, each required, nothing else asked. */
export const login = defineForm({
  id: 'login',
  schema: z.object({
    mobileNumber: text(loginMobile),
    password: text(loginPassword),
    captcha: text(requiredCaptcha),
  }),
  defaultValues: { mobileNumber: '', password: '', captcha: '' },
  submitNeedsValid: true,
  fieldOrder: ['mobileNumber', 'password', 'captcha'],
  fields: {
    mobileNumber: { ...fields.mobileNumber, autoComplete: 'username' },
    password: {
      control: 'password',
      label: 'password label',
      autoComplete: 'current-password',
      errors: { required: 'password required', tooLong: 'password too long' },
    },
    captcha: fields.captcha,
  },
  payload: {
    operationId: 'login',
    schema: z.strictObject({ mobileNumber: text(loginMobile), password: text(loginPassword) }),
  },
  toPayload: ({ mobileNumber, password }) => ({ mobileNumber, password }),
});
