import { mobileChange } from '@aarambh/forms';
import {
  applyServerErrors,
  FormPasswordField,
  FormPhoneField,
  SchemaForm,
  SubmitButton,
  useIsChanged,
  useIsSubmitting,
  useSchemaForm,
} from '@aarambh/forms/react';
import { Alert } from '@aarambh/ui/Alert';
import { Inline } from '@aarambh/ui/Inline';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { failureText } from '#app/session/failureText.ts';
import { waitForNextCode, type SentCode } from '#app/session/sendCode.ts';
import { UnsavedChangesDialog } from '#app/screen/UnsavedChangesDialog.tsx';

/** What is sent to have a code sent; asked again for another code. */
export type AskedNumber = ReturnType<typeof mobileChange.toPayload>;

/** Asks for a code for another number of the account. */
export const sendMobileCode = (asked: AskedNumber, captchaToken?: string): Promise<SentCode> =>
  call((api) =>
    api.POST('/auth/mobile/code', {
      body: asked,
      params: { header: { 'X-Captcha-Token': captchaToken } },
    }),
  );

/** The number that the account is to have, with the password. */
export function NewMobile({ onAsked }: { readonly onAsked: (asked: AskedNumber) => void }) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState('');
  const form = useSchemaForm(mobileChange, {
    onSubmit: async (values) => {
      setFailure('');
      const asked = mobileChange.toPayload(values);
      const sent = await sendMobileCode(asked);
      // Asked for a moment ago, or too often: the next step takes the code that is there, and asks for what is wanted for another.
      if (sent.ok || ['OTP_COOLDOWN', 'CAPTCHA_FAILED'].includes(sent.error.code ?? '')) {
        waitForNextCode(asked.mobileNumber, sent);
        onAsked(asked);
        return;
      }
      const others = applyServerErrors(form, sent.error.fieldErrors);
      if (sent.error.fieldErrors.length === 0 || others.length > 0) setFailure(failureText(sent.error, t));
    },
  });
  const isChanged = useIsChanged(form);
  const isSubmitting = useIsSubmitting(form);
  return (
    <>
      <SchemaForm form={form}>
        {failure !== '' && <Alert tone="danger">{failure}</Alert>}
        <FormPhoneField form={form} name="mobileNumber" />
        <FormPasswordField form={form} name="currentPassword" />
        <Inline justify="end">
          <SubmitButton form={form} variant="secondary" messages={{ pending: t('settings.mobile.sending') }}>
            {t('settings.mobile.submit')}
          </SubmitButton>
        </Inline>
        <Text size="sm" tone="muted">
          {t('settings.mobile.effect')}
        </Text>
      </SchemaForm>
      {isChanged && !isSubmitting && <UnsavedChangesDialog isChanged={() => true} />}
    </>
  );
}
