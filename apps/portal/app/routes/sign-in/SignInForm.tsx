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
import { captchaAdapters } from '../../captcha/adapter.ts';
import { wantedCaptcha, type Difficulty } from '../../captcha/difficulty.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { VerifyNow } from '../../one-time-code/VerifyNow.tsx';
import { call } from '../../session/call.ts';
import { session } from '../../session/session.ts';
import { signInFailure, type SignInFailure } from './signInFailure.ts';

/** The three things that signing in takes; the button waits for all of them (specification, section 2). */
export function SignInForm() {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [difficulty, setDifficulty] = useState<Difficulty>('usual');

  const form = useSchemaForm(login, {
    onSubmit: async (values, { captchaToken, signal }) => {
      setFailure(null);
      const params = { header: { 'X-Captcha-Token': captchaToken } };
      const body = login.toPayload(values);
      const result = await call((api) => api.POST('/auth/login', { body, params, signal }));
      if (!result.ok) {
        setFailure(signInFailure(result.error, t));
        setDifficulty((known) => wantedCaptcha(result.error) ?? known);
      } else if (!session().signIn(result.data.token)) {
        setFailure({ tone: 'danger', text: t('login.unusableToken'), isUnverified: false });
      }
    },
  });

  return (
    <SchemaForm form={form}>
      {failure && failure.text !== '' && (
        <Alert
          tone={failure.tone}
          // The button, which had the focus, is off until the captcha is solved anew.
          focusOnMount
          action={
            failure.isUnverified && (
              <VerifyNow
                contact={form.values().mobileNumber}
                onFailure={(error) => setFailure(signInFailure(error, t))}
              />
            )
          }
        >
          {failure.text}
        </Alert>
      )}
      <FormPhoneField form={form} name="mobileNumber" />
      <FormPasswordField
        form={form}
        name="password"
        labelAction={<Link href="/forgot-password">{t('login.forgot')}</Link>}
      />
      <FormCaptcha form={form} name="captcha" adapter={captchaAdapters[difficulty]} />
      <SubmitButton form={form} isFullWidth>
        {t('login.submit')}
      </SubmitButton>
    </SchemaForm>
  );
}
