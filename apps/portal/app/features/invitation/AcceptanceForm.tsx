import { invitationAcceptance } from '@aarambh/forms';
import {
  FormCheckbox,
  FormErrorSummary,
  FormNewPasswordField,
  FormPasswordField,
  FormPhoneField,
  FormTextField,
  SchemaForm,
  SubmitButton,
} from '@aarambh/forms/react';
import { Grid } from '@aarambh/ui/Grid';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { useRegistrationDraft } from '#app/features/sign-up/useRegistrationDraft.ts';
import { RegistrationFailed } from '#app/features/sign-up/RegistrationFailed.tsx';
import { TermsLabel } from '#app/features/sign-up/TermsLabel.tsx';
import { useVerificationOf } from '#app/features/sign-up/useVerificationOf.ts';
import { useSubmission } from '#app/screen/useSubmission.ts';

/** Makes the account of the person who is invited; the code that is sent next ends it as a sign-up. */
export function AcceptanceForm({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const verify = useVerificationOf();
  const { form, failure } = useSubmission(invitationAcceptance, {
    send: (values, { signal }) => {
      const body = invitationAcceptance.toPayload(values, { token });
      return call((api) => api.POST('/auth/acceptInvitation', { body, signal }));
    },
    onDone: (_data, { contactNumber }) => verify({ contact: contactNumber, instituteId: null }),
    isSaidAbove: true,
  });
  useRegistrationDraft(form);
  return (
    <SchemaForm form={form}>
      <FormErrorSummary form={form} />
      {failure !== null && <RegistrationFailed error={failure} />}
      <Grid columns={2}>
        <FormTextField form={form} name="firstName" />
        <FormTextField form={form} name="lastName" />
      </Grid>
      <FormPhoneField form={form} name="contactNumber" />
      <FormNewPasswordField form={form} name="password" />
      <FormPasswordField form={form} name="confirmPassword" />
      <FormCheckbox form={form} name="termsOfUse" label={<TermsLabel />} />
      <SubmitButton form={form} isFullWidth>
        {t('invitation.accept')}
      </SubmitButton>
    </SchemaForm>
  );
}
