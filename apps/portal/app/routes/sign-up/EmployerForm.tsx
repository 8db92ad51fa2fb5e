import { dataOf } from '@aarambh/api-client';
import { employerRegistration } from '@aarambh/forms';
import {
  applyServerErrors,
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
  useSchemaForm,
} from '@aarambh/forms/react';
import { Alert } from '@aarambh/ui/Alert';
import { Grid } from '@aarambh/ui/Grid';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { captchaAdapter } from '../../captcha/adapter.ts';
import { call, loadApi } from '../../session/call.ts';
import { registrationFailure } from './registrationFailure.ts';
import { TermsLabel } from './TermsLabel.tsx';
import { useLateItems } from './useLateItems.ts';
import { useVerificationOf } from './useVerificationOf.ts';

async function listIndustries() {
  const api = await loadApi();
  const { industry } = await dataOf(api.GET('/admin/industry/all', { params: { query: { pageNo: -1 } } }));
  return industry.map(({ id, name }) => ({ id, label: name }));
}

/** Signs up a company and its contact person. */
export function EmployerForm() {
  const { t } = useTranslation();
  const verify = useVerificationOf();
  const industries = useLateItems(listIndustries);
  const [failure, setFailure] = useState('');

  const form = useSchemaForm(employerRegistration, {
    onSubmit: async (values, { captchaToken, signal }) => {
      setFailure('');
      const body = employerRegistration.toPayload(values);
      const params = { header: { 'X-Captcha-Token': captchaToken } };
      const result = await call((api) => api.POST('/company/add', { body, params, signal }));
      if (!result.ok) {
        setFailure(registrationFailure(result.error, t));
        applyServerErrors(form, result.error.fieldErrors);
        return;
      }
      await verify({ contact: values.contactNumber, instituteId: null });
    },
  });

  return (
    <SchemaForm form={form}>
      <FormErrorSummary form={form} />
      {failure !== '' && <Alert tone="danger">{failure}</Alert>}
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
