import { candidateRegistration } from '@aarambh/forms';
import {
  FormCaptcha,
  FormCheckbox,
  FormErrorSummary,
  FormNewPasswordField,
  FormPasswordField,
  FormPhoneField,
  FormRadioGroup,
  FormSearchSelect,
  FormTextField,
  indianStateItems,
  SchemaForm,
  SubmitButton,
  useFormValue,
  type FormHandle,
} from '@aarambh/forms/react';
import { Disclosure } from '@aarambh/ui/Disclosure';
import { Grid } from '@aarambh/ui/Grid';
import { useMemo, useState } from 'react';
import { captchaAdapter } from '#app/features/captcha/adapter.ts';
import { useLanguage } from '#app/i18n/LanguageProvider.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { instituteName, listInstitutes, searchInstitutes } from '#app/lookups/institutes.ts';
import { useAsyncOptions } from '#app/lookups/useAsyncOptions.ts';
import { call } from '#app/session/call.ts';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { useRegistrationDraft } from './useRegistrationDraft.ts';
import type { Typed } from './InvitationAgain.tsx';
import { RegistrationFailed } from './RegistrationFailed.tsx';
import { TermsLabel } from './TermsLabel.tsx';
import { useVerificationOf } from './useVerificationOf.ts';

type CandidateValues = typeof candidateRegistration.defaultValues;

/** Signs up a fresher, tied to an institute, or somebody with experience. */
export function CandidateForm() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const verify = useVerificationOf();
  const [typed, setTyped] = useState<Typed>();

  const { form, failure } = useSubmission(candidateRegistration, {
    send: (values, { captchaToken, signal }) => {
      const body = candidateRegistration.toPayload(values);
      setTyped({ mobileNumber: body.mobileNumber, email: body.email });
      const params = { header: { 'X-Captcha-Token': captchaToken } };
      return call((api) => api.POST('/auth/register', { body, params, signal }));
    },
    onDone: (_data, values) => {
      const body = candidateRegistration.toPayload(values);
      const instituteId = 'institute' in body ? body.institute : null;
      return verify({ contact: values.contactNumber, instituteId });
    },
    isSaidAbove: true,
  });

  useRegistrationDraft(form);

  return (
    <SchemaForm form={form}>
      <FormErrorSummary form={form} />
      {failure !== null && <RegistrationFailed error={failure} typed={typed} />}
      <Grid columns={2}>
        <FormTextField form={form} name="firstName" />
        <FormTextField form={form} name="lastName" />
      </Grid>
      <FormTextField form={form} name="email" />
      <FormPhoneField form={form} name="contactNumber" />
      <FormNewPasswordField form={form} name="password" />
      <FormPasswordField form={form} name="confirmPassword" />
      <FormRadioGroup form={form} name="workStatus" orientation="horizontal" />
      <FresherFields key={language} form={form} />
      <FormCheckbox form={form} name="termsOfUse" label={<TermsLabel />} />
      <FormCaptcha form={form} name="captcha" adapter={captchaAdapter} />
      <SubmitButton form={form} isFullWidth>
        {t('register.submit')}
      </SubmitButton>
    </SchemaForm>
  );
}

/** What only a fresher is asked. */
function FresherFields({ form }: { readonly form: FormHandle<CandidateValues> }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const states = useMemo(() => indianStateItems(language), [language]);
  const institutes = useAsyncOptions(listInstitutes, searchInstitutes);
  const chosen = instituteName(useFormValue(form, 'institute'));
  const isNamed = useFormValue(form, 'instituteName') !== '';
  const [isOpen, setOpen] = useState(false);
  if (useFormValue(form, 'workStatus') !== 'fresher') return null;
  return (
    <>
      <Grid columns={2}>
        <FormSearchSelect form={form} name="state" items={states} />
        <FormTextField form={form} name="city" />
      </Grid>
      <FormSearchSelect
        form={form}
        name="institute"
        {...institutes}
        {...(chosen !== undefined && { valueLabel: chosen })}
      />
      <Disclosure title={t('register.missingInstitute')} isOpen={isOpen || isNamed} onOpenChange={setOpen}>
        <FormTextField form={form} name="instituteName" />
      </Disclosure>
    </>
  );
}
