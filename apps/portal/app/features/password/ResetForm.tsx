import { isApiError, type ApiError } from '@aarambh/api-client';
import { resetPassword } from '@aarambh/forms';
import { FormNewPasswordField, FormPasswordField, SchemaForm, SubmitButton } from '@aarambh/forms/react';
import { Text } from '@aarambh/ui/Text';
import { useNavigate } from 'react-router';
import { resetLostAddress } from '#app/access/target.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { session } from '#app/session/session.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import type { Outcome } from '#app/screen/useAction.ts';
import type { Words } from '#app/screen/useFailureWords.ts';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { untilGone } from '#app/session/untilGone.ts';
import { TermsLabel } from '#app/features/sign-up/TermsLabel.tsx';
import { passwordTone } from './passwordTone.ts';
import { refusalOf } from './refusal.ts';
import { dropResetTicket, resetTicket } from './resetTicket.ts';

const unusable: Words = (t) => t('reset.unusableToken');

/** The new password, twice. A changed password signs its owner in, and the screen leads on. */
export function ResetForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { form, failure, isTaken } = useSubmission(resetPassword, {
    send: async (values, { signal }): Promise<Outcome<unknown, ApiError | Words> | undefined> => {
      const ticket = resetTicket();
      if (ticket === null) {
        await navigate(resetLostAddress, { replace: true });
        return undefined;
      }
      const body = resetPassword.toPayload(values, ticket);
      const headers = { authorization: `Bearer ${ticket.token}` };
      const result = await call((api) => api.POST('/auth/resetPassword', { body, headers, signal }));
      if (!result.ok) return result;
      dropResetTicket();
      return session().signIn(result.data.token) ? result : { ok: false, error: unusable };
    },
    onDone: async (_data, _values, { signal }) => {
      alerts.success(t('password changed successfully'));
      await untilGone(signal);
    },
    onRefused: async (error) => {
      if (typeof error === 'function' || (error.status !== 401 && error.status !== 409)) return false;
      // The ticket is too old or was used; only a new code helps.
      dropResetTicket();
      await navigate('/forgot-password', { replace: true, state: refusalOf(error) });
      return true;
    },
  });

  return (
    <SchemaForm form={form}>
      <FailureAlert error={failure} tone={isApiError(failure) ? passwordTone(failure) : undefined} />
      <FormNewPasswordField form={form} name="password" />
      <FormPasswordField form={form} name="confirmPassword" />
      <Text tone="muted" size="sm">
        <TermsLabel text="reset.terms" />
      </Text>
      <SubmitButton
        form={form}
        isFullWidth
        messages={{ pending: isTaken ? t('login.leaving') : t('reset.sending') }}
      >
        {t('reset.submit')}
      </SubmitButton>
    </SchemaForm>
  );
}
