import type { ApiError } from '@aarambh/api-client';
import { resetPassword } from '@aarambh/forms';
import {
  FormNewPasswordField,
  FormPasswordField,
  SchemaForm,
  showRefusal,
  SubmitButton,
  useSchemaForm,
} from '@aarambh/forms/react';
import { Alert } from '@aarambh/ui/Alert';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { resetLostAddress } from '#app/access/target.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { failureText } from '#app/session/failureText.ts';
import { session } from '#app/session/session.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { untilGone } from '#app/session/untilGone.ts';
import { TermsLabel } from '#app/features/sign-up/TermsLabel.tsx';
import { passwordTone } from './passwordTone.ts';
import type { Refusal } from './refusal.ts';
import { dropResetTicket, resetTicket } from './resetTicket.ts';

/** The new password, twice. A changed password signs its owner in, and the screen leads on. */
export function ResetForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isUnusable, setIsUnusable] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);

  const form = useSchemaForm(resetPassword, {
    onSubmit: async (values, { signal }) => {
      setFailure(null);
      setIsUnusable(false);
      const ticket = resetTicket();
      if (ticket === null) {
        await navigate(resetLostAddress, { replace: true });
        return;
      }
      const body = resetPassword.toPayload(values, ticket);
      const headers = { authorization: `Bearer ${ticket.token}` };
      const result = await call((api) => api.POST('/auth/resetPassword', { body, headers, signal }));
      if (result.ok) {
        dropResetTicket();
        if (session().signIn(result.data.token)) {
          alerts.success(t('password changed successfully'));
          setIsLeaving(true);
          await untilGone(signal);
        } else setIsUnusable(true);
        return;
      }
      const { error } = result;
      if (error.status === 401 || error.status === 409) {
        // The ticket is too old or was used; only a new code helps.
        dropResetTicket();
        const refusal = error.status === 409 ? failureText(error, t) : t('reset.expired');
        await navigate('/forgot-password', { replace: true, state: { refusal } satisfies Refusal });
        return;
      }
      if (!showRefusal(form, error.fieldErrors)) setFailure(error);
    },
  });

  return (
    <SchemaForm form={form}>
      {isUnusable && (
        <Alert tone="danger" focusOnMount>
          {t('reset.unusableToken')}
        </Alert>
      )}
      <FailureAlert error={failure} tone={failure === null ? undefined : passwordTone(failure)} />
      <FormNewPasswordField form={form} name="password" />
      <FormPasswordField form={form} name="confirmPassword" />
      <Text tone="muted" size="sm">
        <TermsLabel text="reset.terms" />
      </Text>
      <SubmitButton
        form={form}
        isFullWidth
        messages={{ pending: isLeaving ? t('login.leaving') : t('reset.sending') }}
      >
        {t('reset.submit')}
      </SubmitButton>
    </SchemaForm>
  );
}
