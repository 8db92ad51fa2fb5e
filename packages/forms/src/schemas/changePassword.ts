import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { crossField, text } from '../definition/ruleChecks.ts';
import type { Rule } from '../rules/index.ts';
import { failed, passed } from '../rules/rule.ts';
import * as fields from './fields.ts';
import { loginPassword, requiredConfirmation, requiredPassword } from './rules.ts';

const isAnother: Rule<{ currentPassword: string; newPassword: string }> = (values) =>
  values.newPassword === values.currentPassword ? failed('unchanged') : passed;

const isRepeated: Rule<{ newPassword: string; confirmPassword: string }> = (values) =>
  values.newPassword === values.confirmPassword ? passed : failed('mustMatch');

/** /settings: another password, with the current one to prove who asks (specification, sections 3 and 5, for the rules). */
export const changePassword = defineForm({
  id: 'changePassword',
  schema: z
    .object({
      currentPassword: text(loginPassword),
      newPassword: text(requiredPassword),
      confirmPassword: text(requiredConfirmation),
    })
    .check(crossField('newPassword', isAnother), crossField('confirmPassword', isRepeated)),
  defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  fieldOrder: ['currentPassword', 'newPassword', 'confirmPassword'],
  fields: {
    currentPassword: {
      control: 'password',
      label: 'current password label',
      autoComplete: 'current-password',
      errors: { required: 'current password required', tooLong: 'current password too long' },
    },
    newPassword: {
      ...fields.newPassword,
      errors: { ...fields.newPassword.errors, unchanged: 'new password unchanged' },
    },
    confirmPassword: fields.confirmPassword,
  },
  payload: {
    operationId: 'changePassword',
    schema: z
      .strictObject({ currentPassword: text(loginPassword), newPassword: text(requiredPassword) })
      .check(crossField('newPassword', isAnother)),
  },
  toPayload: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
});
