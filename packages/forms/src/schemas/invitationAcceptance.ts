import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { crossField, isChecked, text } from '../definition/ruleChecks.ts';
import { limits, maxLength, requiredAsTyped } from '../rules/index.ts';
import { candidateRegistration } from './candidateRegistration.ts';
import {
  passwordsMatch,
  passwordWithoutMobile,
  requiredConfirmation,
  requiredMobile,
  requiredPassword,
  requiredPersonName,
} from './rules.ts';

const { firstName, lastName, contactNumber, password, confirmPassword, termsOfUse } =
  candidateRegistration.fields;

/** /accept-invitation: the account of somebody who was invited, with the rules of a sign-up; the link names address and role. */
export const invitationAcceptance = defineForm({
  id: 'invitationAcceptance',
  schema: z
    .object({
      firstName: text(requiredPersonName),
      lastName: text(requiredPersonName),
      contactNumber: text(requiredMobile),
      password: text(requiredPassword),
      confirmPassword: text(requiredConfirmation),
      termsOfUse: isChecked(),
    })
    .check(
      crossField(
        'password',
        passwordWithoutMobile((values) => values.contactNumber),
      ),
      crossField('confirmPassword', passwordsMatch),
    ),
  defaultValues: {
    firstName: '',
    lastName: '',
    contactNumber: '',
    password: '',
    confirmPassword: '',
    termsOfUse: false,
  },
  fieldOrder: ['firstName', 'lastName', 'contactNumber', 'password', 'confirmPassword', 'termsOfUse'],
  fields: { firstName, lastName, contactNumber, password, confirmPassword, termsOfUse },
  wireNames: { contactNumber: 'mobileNumber' },
  payload: {
    operationId: 'acceptInvitation',
    schema: z
      .strictObject({
        token: text(requiredAsTyped(maxLength(limits.activationToken))),
        // Of an account that is there already the name is known.
        firstName: z.optional(text(requiredPersonName)),
        lastName: z.optional(text(requiredPersonName)),
        mobileNumber: text(requiredMobile),
        password: text(requiredPassword),
      })
      .check(
        crossField(
          'password',
          passwordWithoutMobile(({ mobileNumber }) => mobileNumber),
        ),
      ),
  },
  toPayload: (values, { token }: { readonly token: string }) => ({
    token,
    firstName: values.firstName,
    lastName: values.lastName,
    mobileNumber: values.contactNumber,
    password: values.password,
  }),
});
