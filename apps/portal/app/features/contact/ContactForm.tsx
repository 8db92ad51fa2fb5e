import { newIdempotencyKey } from '@aarambh/api-client';
import { contactLead } from '@aarambh/forms';
import {
  employeeCountItems,
  FormCaptcha,
  FormPhoneField,
  FormSearchSelect,
  FormTextArea,
  FormTextField,
  SchemaForm,
  SubmitButton,
} from '@aarambh/forms/react';
import { Grid } from '@aarambh/ui/Grid';
import { useId, useRef } from 'react';
import { captchaAdapter } from '#app/features/captcha/adapter.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { listIndustries } from '#app/lookups/listIndustries.ts';
import { useAsyncOptions } from '#app/lookups/useAsyncOptions.ts';
import { call } from '#app/session/call.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import * as styles from './contact-us.css.ts';
import { leadFailure } from './leadFailure.ts';
import { leadOf } from './leadOf.ts';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';

/** Milliseconds that the success is shown (specification, section 9). */
const successDuration = 5000;

/** A key for the server, the same for the same text, so that sending again after a lost answer makes no second lead. */
function useKeyOf(): (text: string) => string {
  const kept = useRef({ text: '', key: '' });
  return (text) => {
    if (kept.current.text !== text) kept.current = { text, key: newIdempotencyKey() };
    return kept.current.key;
  };
}

/** Sends a company's enquiry as a lead. The form is empty again once it is sent. */
export function ContactForm() {
  const { t } = useTranslation();
  const industries = useAsyncOptions(listIndustries);
  const keyOf = useKeyOf();
  const id = useId();

  const { form, failure } = useSubmission(contactLead, {
    send: (values, { captchaToken, signal }) => {
      const body = leadOf(values);
      const header = { 'X-Captcha-Token': captchaToken, 'Idempotency-Key': keyOf(JSON.stringify(body)) };
      return call((api) => api.POST('/lead/add', { body, params: { header }, signal }));
    },
    onDone: () => {
      keyOf('');
      alerts.success(t('contact.lead created', { action: t('contact.created') }), {
        duration: successDuration,
      });
      form.reset();
      // The button, which has the focus, is off while the form is empty.
      document.getElementById(id)?.focus();
    },
    isSaidAbove: true,
  });

  return (
    <SchemaForm form={form} id={id} tabIndex={-1} aria-label={t('contact.title')} className={styles.form}>
      <FailureAlert error={failure} word={leadFailure} />
      <Grid columns={2}>
        <FormTextField form={form} name="firstName" />
        <FormTextField form={form} name="lastName" />
      </Grid>
      <FormPhoneField form={form} name="mobile" />
      <FormTextField form={form} name="email" />
      <FormSearchSelect form={form} name="industry" {...industries} />
      <FormSearchSelect form={form} name="numberOfEmployees" items={employeeCountItems} />
      <FormTextArea form={form} name="description" />
      <FormCaptcha form={form} name="captcha" adapter={captchaAdapter} />
      <SubmitButton form={form} isFullWidth>
        {t('contact.send')}
      </SubmitButton>
      <HeldForm form={form} />
    </SchemaForm>
  );
}
