import { accountAcceptance } from '@aarambh/forms';
import {
  FormCheckbox,
  FormErrorSummary,
  FormNewPasswordField,
  FormPasswordField,
  FormPhoneField,
  SchemaForm,
  SubmitButton,
} from '@aarambh/forms/react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { TermsLabel } from '#app/features/sign-up/TermsLabel.tsx';
import { useVerificationOf } from '#app/features/sign-up/useVerificationOf.ts';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';

/** Chooses the first password of an account that others have made; the code that is sent next opens it. */
export function AccountForm({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const verify = useVerificationOf();
  const { form, failure } = useSubmission(accountAcceptance, {
    send: (values, { signal }) => {
      const body = accountAcceptance.toPayload(values, { token });
      return call((api) => api.POST('/auth/acceptInvitation', { body, signal }));
    },
    onDone: (_data, { contactNumber }) => verify({ contact: contactNumber, instituteId: null }),
  });
  return (
    <SchemaForm form={form}>
      <FormErrorSummary form={form} />
      <FailureAlert error={failure} />
      <FormPhoneField form={form} name="contactNumber" />
      <FormNewPasswordField form={form} name="password" />
      <FormPasswordField form={form} name="confirmPassword" />
      <FormCheckbox form={form} name="termsOfUse" label={<TermsLabel />} />
      <SubmitButton form={form} isFullWidth>
        {t('invitation.choose')}
      </SubmitButton>
      <HeldForm form={form} />
    </SchemaForm>
  );
}
