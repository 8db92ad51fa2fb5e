import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { crossField, text } from '../definition/ruleChecks.ts';
import * as fields from './fields.ts';
import {
  passwordsMatch,
  passwordWithoutMobile,
  requiredConfirmation,
  requiredMobile,
  requiredPassword,
} from './rules.ts';

/** /reset-password: a new password, twice (specification, sections 2, 3 and 5). */
export const resetPassword = defineForm({
  id: 'resetPassword',
  schema: z
    .object({ password: text(requiredPassword), confirmPassword: text(requiredConfirmation) })
    .check(crossField('confirmPassword', passwordsMatch)),
  defaultValues: { password: '', confirmPassword: '' },
  submitNeedsValid: true,
  fieldOrder: ['password', 'confirmPassword'],
  fields: { password: fields.newPassword, confirmPassword: fields.confirmPassword },
  payload: {
    operationId: 'resetPassword',
    schema: z.strictObject({ mobileNumber: text(requiredMobile), password: text(requiredPassword) }).check(
      crossField(
        'password',
        passwordWithoutMobile(({ mobileNumber }) => mobileNumber),
      ),
    ),
    errorKeys: { mobileNumber: { required: 'mobile required' } },
  },
  toPayload: ({ password }, { mobileNumber }: { readonly mobileNumber: string }) => ({
    mobileNumber,
    password,
  }),
});
