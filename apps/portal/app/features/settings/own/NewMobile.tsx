import { mobileChange } from '@aarambh/forms';
import { FormPasswordField, FormPhoneField } from '@aarambh/forms/react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { isCodeAwaited, waitForNextCode, type SentCode } from '#app/session/sendCode.ts';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { CardForm } from '../CardForm.tsx';

type MobileValues = typeof mobileChange.defaultValues;

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
  const ask = (values: MobileValues, sent: SentCode): void => {
    const asked = mobileChange.toPayload(values);
    waitForNextCode(asked.mobileNumber, sent);
    onAsked(asked);
  };
  const { form, failure } = useSubmission(mobileChange, {
    send: (values) => sendMobileCode(mobileChange.toPayload(values)),
    onDone: (data, values) => ask(values, { ok: true, data }),
    onRefused: (error, values) => {
      const isAwaited = isCodeAwaited(error);
      if (isAwaited) ask(values, { ok: false, error });
      return isAwaited;
    },
  });
  return (
    <CardForm
      form={form}
      failure={failure}
      submit={t('settings.mobile.submit')}
      pending={t('settings.mobile.sending')}
      effect={t('settings.mobile.effect')}
    >
      <FormPhoneField form={form} name="mobileNumber" />
      <FormPasswordField form={form} name="currentPassword" />
    </CardForm>
  );
}
