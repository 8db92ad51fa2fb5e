import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { crossField, isChecked, text } from '../definition/ruleChecks.ts';
import { invitationAcceptance } from './invitationAcceptance.ts';
import {
  passwordsMatch,
  passwordWithoutMobile,
  requiredConfirmation,
  requiredMobile,
  requiredPassword,
} from './rules.ts';

const { contactNumber, password, confirmPassword, termsOfUse } = invitationAcceptance.fields;

/** /accept-invitation: the first password of an account that others have made. The number shows that it is the person's own. */
export const accountAcceptance = defineForm({
  id: 'accountAcceptance',
  schema: z
    .object({
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
  defaultValues: { contactNumber: '', password: '', confirmPassword: '', termsOfUse: false },
  fieldOrder: ['contactNumber', 'password', 'confirmPassword', 'termsOfUse'],
  fields: { contactNumber, password, confirmPassword, termsOfUse },
  wireNames: { contactNumber: 'mobileNumber' },
  payload: invitationAcceptance.payload,
  toPayload: (values, { token }: { readonly token: string }) => ({
    token,
    mobileNumber: values.contactNumber,
    password: values.password,
  }),
});
