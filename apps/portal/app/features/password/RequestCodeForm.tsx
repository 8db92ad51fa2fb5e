import type { ApiError } from '@aarambh/api-client';
import { forgotPasswordMobile } from '@aarambh/forms';
import { FormPhoneField, SchemaForm, showRefusal, SubmitButton, useSchemaForm } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { CaptchaField, type CaptchaFieldActions } from '@aarambh/ui/CaptchaField';
import { useRef, useState } from 'react';
import { captchaAdapters } from '#app/features/captcha/adapter.ts';
import { wantedCaptcha, type Difficulty } from '#app/features/captcha/difficulty.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { sendCode, waitForNextCode } from '#app/session/sendCode.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { awaitCodeOf } from './awaitedCode.ts';
import { passwordTone } from './passwordTone.ts';

/** The first step: asks for the number and sends a code to it. A captcha comes up when the server wants one. */
export function RequestCodeForm() {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<ApiError | null>(null);
  /** The number that got a code a moment ago, when that is why it gets none now. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const [wanted, setWanted] = useState<Difficulty | null>(null);
  const captcha = useRef<CaptchaFieldActions>(null);
  const captchaToken = useRef<string>(undefined);

  const form = useSchemaForm(forgotPasswordMobile, {
    onSubmit: async (values) => {
      setFailure(null);
      const { mobileNumber } = forgotPasswordMobile.toPayload(values);
      const token = captchaToken.current;
      const sent = await sendCode(mobileNumber, 'reset', token);
      if (sent.ok) {
        waitForNextCode(mobileNumber, sent);
        alerts.success(t('forgot.sent'));
        awaitCodeOf(mobileNumber);
        return;
      }
      captcha.current?.reset();
      const difficulty = wantedCaptcha(sent.error);
      setWanted(difficulty);
      if (difficulty === 'usual' && token === undefined) return;
      const isTooSoon = sent.error.code === 'OTP_COOLDOWN';
      if (isTooSoon) waitForNextCode(mobileNumber, sent);
      setWaiting(isTooSoon ? mobileNumber : null);
      if (!showRefusal(form, sent.error.fieldErrors)) setFailure(sent.error);
    },
  });

  return (
    <SchemaForm form={form}>
      <FailureAlert
        error={failure}
        tone={failure === null ? undefined : passwordTone(failure)}
        action={waiting !== null && <HaveCode onPress={() => awaitCodeOf(waiting)} />}
      />
      <FormPhoneField form={form} name="mobileNumber" />
      {wanted !== null && (
        <CaptchaField
          adapter={captchaAdapters[wanted]}
          hint={t('otp.captchaHint')}
          onChange={(token) => {
            captchaToken.current = token ?? undefined;
            if (token !== null) void form.submit();
          }}
          actionsRef={captcha}
        />
      )}
      <SubmitButton form={form} isFullWidth>
        {t('forgot.send')}
      </SubmitButton>
    </SchemaForm>
  );
}

/** Leads to the second step with the code that has arrived already. */
function HaveCode({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" size="toolbar" onClick={onPress}>
      {t('forgot.haveCode')}
    </Button>
  );
}
