import { forgotPasswordMobile } from '@aarambh/forms';
import { FormPhoneField, SchemaForm, SubmitButton } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { CaptchaField, type CaptchaFieldActions } from '@aarambh/ui/CaptchaField';
import { useRef, useState } from 'react';
import { captchaAdapters } from '#app/features/captcha/adapter.ts';
import { wantedCaptcha, type Difficulty } from '#app/features/captcha/difficulty.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { sendCode, waitForNextCode } from '#app/session/sendCode.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { awaitCodeOf } from './awaitedCode.ts';
import { passwordTone } from './passwordTone.ts';

/** The first step: asks for the number and sends a code to it. A captcha comes up when the server wants one. */
export function RequestCodeForm() {
  const { t } = useTranslation();
  /** The number that got a code a moment ago, when that is why it gets none now. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const [wanted, setWanted] = useState<Difficulty | null>(null);
  const captcha = useRef<CaptchaFieldActions>(null);
  const captchaToken = useRef<string>(undefined);

  const { form, failure } = useSubmission(forgotPasswordMobile, {
    send: (values) => {
      const { mobileNumber } = forgotPasswordMobile.toPayload(values);
      return sendCode(mobileNumber, 'reset', captchaToken.current);
    },
    onDone: (data, values) => {
      const { mobileNumber } = forgotPasswordMobile.toPayload(values);
      waitForNextCode(mobileNumber, { ok: true, data });
      alerts.success(t('forgot.sent'));
      awaitCodeOf(mobileNumber);
    },
    onRefused: (error, values) => {
      const { mobileNumber } = forgotPasswordMobile.toPayload(values);
      const isFirst = captchaToken.current === undefined;
      captcha.current?.reset();
      const difficulty = wantedCaptcha(error);
      setWanted(difficulty);
      // The first time a captcha is wanted, its hint says so.
      if (difficulty === 'usual' && isFirst) return true;
      const isTooSoon = error.code === 'OTP_COOLDOWN';
      if (isTooSoon) waitForNextCode(mobileNumber, { ok: false, error });
      setWaiting(isTooSoon ? mobileNumber : null);
      return false;
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
    <Button variant="secondary" size="sm" onClick={onPress}>
      {t('forgot.haveCode')}
    </Button>
  );
}
