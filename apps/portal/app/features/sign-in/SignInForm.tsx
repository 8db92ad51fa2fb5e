import { isApiError, type ApiError } from '@aarambh/api-client';
import { login } from '@aarambh/forms';
import {
  FormCaptcha,
  FormPasswordField,
  FormPhoneField,
  SchemaForm,
  SubmitButton,
} from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Link } from '@aarambh/ui/Link';
import { useState } from 'react';
import { captchaAdapters } from '#app/features/captcha/adapter.ts';
import { wantedCaptcha, type Difficulty } from '#app/features/captcha/difficulty.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useVerifyNow } from '#app/features/one-time-code/useVerifyNow.ts';
import { call } from '#app/session/call.ts';
import { session } from '#app/session/session.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import type { Outcome } from '#app/screen/useAction.ts';
import type { Words } from '#app/screen/useFailureWords.ts';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { untilGone } from '#app/session/untilGone.ts';
import { signInFailure, type SignInCode } from './signInFailure.ts';

const unusable: Words = (t) => t('login.unusableToken');

/** The three things that signing in takes; the button waits for all of them (specification, section 2). */
export function SignInForm() {
  const { t } = useTranslation();
  const [difficulty, setDifficulty] = useState<Difficulty>('usual');
  const verifying = useVerifyNow();

  const {
    form,
    failure: refusal,
    isTaken,
  } = useSubmission(login, {
    send: async (
      values,
      { captchaToken, signal },
    ): Promise<Outcome<unknown, ApiError<SignInCode> | Words>> => {
      verifying.clear();
      const params = { header: { 'X-Captcha-Token': captchaToken } };
      const body = login.toPayload(values);
      const result = await call((api) => api.POST('/auth/login', { body, params, signal }));
      return !result.ok || session().signIn(result.data.token) ? result : { ok: false, error: unusable };
    },
    onDone: (_data, _values, { signal }) => untilGone(signal),
    isSaidAbove: true,
    onRefused: (error) => {
      if (isApiError(error)) setDifficulty((known) => wantedCaptcha(error) ?? known);
      return false;
    },
  });
  const failure = verifying.failure ?? refusal;
  const { tone, isUnverified = false } = isApiError(failure) ? signInFailure(failure) : {};

  return (
    <SchemaForm form={form}>
      <FailureAlert
        error={failure}
        tone={tone}
        action={
          isUnverified && (
            <Button
              variant="secondary"
              size="sm"
              isPending={verifying.isPending}
              onClick={() => verifying.run(form.values().mobileNumber)}
            >
              {t('login.verifyNow')}
            </Button>
          )
        }
      />
      <FormPhoneField form={form} name="mobileNumber" />
      <FormPasswordField
        form={form}
        name="password"
        labelAction={<Link href="/forgot-password">{t('login.forgot')}</Link>}
      />
      <FormCaptcha form={form} name="captcha" adapter={captchaAdapters[difficulty]} />
      <SubmitButton form={form} isFullWidth messages={isTaken ? { pending: t('login.leaving') } : undefined}>
        {t('login.submit')}
      </SubmitButton>
    </SchemaForm>
  );
}
