import { employerRegistration } from '@aarambh/forms';
import {
  FormCaptcha,
  FormCheckbox,
  FormErrorSummary,
  FormNewPasswordField,
  FormPasswordField,
  FormPhoneField,
  FormSearchSelect,
  FormTextField,
  SchemaForm,
  SubmitButton,
} from '@aarambh/forms/react';
import { Grid } from '@aarambh/ui/Grid';
import { useState } from 'react';
import { captchaAdapter } from '#app/features/captcha/adapter.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { listIndustries } from '#app/lookups/listIndustries.ts';
import { useAsyncOptions } from '#app/lookups/useAsyncOptions.ts';
import { call } from '#app/session/call.ts';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { useRegistrationDraft } from './useRegistrationDraft.ts';
import type { Typed } from './InvitationAgain.tsx';
import { RegistrationFailed } from './RegistrationFailed.tsx';
import { TermsLabel } from './TermsLabel.tsx';
import { useVerificationOf } from './useVerificationOf.ts';

/** Signs up a company and its contact person. */
export function EmployerForm() {
  const { t } = useTranslation();
  const verify = useVerificationOf();
  const industries = useAsyncOptions(listIndustries);
  const [typed, setTyped] = useState<Typed>();

  const { form, failure } = useSubmission(employerRegistration, {
    send: (values, { captchaToken, signal }) => {
      const body = employerRegistration.toPayload(values);
      setTyped({ mobileNumber: body.phone, email: body.email });
      const params = { header: { 'X-Captcha-Token': captchaToken } };
      return call((api) => api.POST('/company/add', { body, params, signal }));
    },
    onDone: (_data, { contactNumber }) => verify({ contact: contactNumber, instituteId: null }),
    isSaidAbove: true,
  });

  useRegistrationDraft(form);

  return (
    <SchemaForm form={form}>
      <FormErrorSummary form={form} />
      {failure !== null && <RegistrationFailed error={failure} typed={typed} />}
      <FormTextField form={form} name="companyName" />
      <FormTextField form={form} name="companyLocation" />
      <FormTextField form={form} name="companyWebsite" />
      <FormSearchSelect form={form} name="industry" {...industries} />
      <Grid columns={2}>
        <FormTextField form={form} name="contactPersonFirstName" />
        <FormTextField form={form} name="contactPersonLastName" />
      </Grid>
      <FormTextField form={form} name="contactPersonDesignation" />
      <FormTextField form={form} name="contactPersonEmail" />
      <FormPhoneField form={form} name="contactNumber" />
      <FormNewPasswordField form={form} name="password" />
      <FormPasswordField form={form} name="confirmPassword" />
      <FormCheckbox form={form} name="termsOfUse" label={<TermsLabel />} />
      <FormCaptcha form={form} name="recaptcha" adapter={captchaAdapter} />
      <SubmitButton form={form} isFullWidth>
        {t('register.submit')}
      </SubmitButton>
    </SchemaForm>
  );
}
