import type { ApiError } from '@aarambh/api-client';
import { login } from '@aarambh/forms';
import {
  FormCaptcha,
  FormPasswordField,
  FormPhoneField,
  SchemaForm,
  SubmitButton,
  useSchemaForm,
} from '@aarambh/forms/react';
import { Alert } from '@aarambh/ui/Alert';
import { Link } from '@aarambh/ui/Link';
import { useState } from 'react';
import { captchaAdapters } from '#app/features/captcha/adapter.ts';
import { wantedCaptcha, type Difficulty } from '#app/features/captcha/difficulty.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { VerifyNow } from '#app/features/one-time-code/VerifyNow.tsx';
import { call } from '#app/session/call.ts';
import { session } from '#app/session/session.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { untilGone } from '#app/session/untilGone.ts';
import { signInFailure } from './signInFailure.ts';

/** The three things that signing in takes; the button waits for all of them (specification, section 2). */
export function SignInForm() {
  const { t } = useTranslation();
  const [error, setError] = useState<ApiError | null>(null);
  const [isUnusable, setIsUnusable] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [difficulty, setDifficulty] = useState<Difficulty>('usual');

  const form = useSchemaForm(login, {
    onSubmit: async (values, { captchaToken, signal }) => {
      setError(null);
      setIsUnusable(false);
      const params = { header: { 'X-Captcha-Token': captchaToken } };
      const body = login.toPayload(values);
      const result = await call((api) => api.POST('/auth/login', { body, params, signal }));
      if (!result.ok) {
        setError(result.error);
        setDifficulty((known) => wantedCaptcha(result.error) ?? known);
      } else if (session().signIn(result.data.token)) {
        setIsLeaving(true);
        await untilGone(signal);
      } else setIsUnusable(true);
    },
  });
  const failure = error === null ? null : signInFailure(error);

  return (
    <SchemaForm form={form}>
      {isUnusable && (
        <Alert tone="danger" focusOnMount>
          {t('login.unusableToken')}
        </Alert>
      )}
      <FailureAlert
        error={error}
        tone={failure?.tone}
        action={
          failure?.isUnverified && <VerifyNow contact={form.values().mobileNumber} onFailure={setError} />
        }
      />
      <FormPhoneField form={form} name="mobileNumber" />
      <FormPasswordField
        form={form}
        name="password"
        labelAction={<Link href="/forgot-password">{t('login.forgot')}</Link>}
      />
      <FormCaptcha form={form} name="captcha" adapter={captchaAdapters[difficulty]} />
      <SubmitButton
        form={form}
        isFullWidth
        messages={isLeaving ? { pending: t('login.leaving') } : undefined}
      >
        {t('login.submit')}
      </SubmitButton>
    </SchemaForm>
  );
}
