import { changePassword } from '@aarambh/forms';
import { FormNewPasswordField, FormPasswordField } from '@aarambh/forms/react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { alerts } from '#app/screen/alerts.ts';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { CardForm } from '../CardForm.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { sessionsQuery } from './sessions.ts';

/** Changes the password; every other session ends. */
export function PasswordCard() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { form, failure } = useSubmission(changePassword, {
    send: (values, { signal }) => {
      const body = changePassword.toPayload(values);
      return call((api) => api.POST('/auth/changePassword', { body, signal }));
    },
    onDone: () => {
      form.reset();
      alerts.success(t('settings.password.changed'));
      void client.invalidateQueries(sessionsQuery());
    },
  });
  return (
    <SettingsCard name="password" lead={t('settings.password.lead')}>
      <CardForm
        form={form}
        failure={failure}
        submit={t('settings.password.submit')}
        pending={t('settings.password.sending')}
        effect={t('settings.password.effect')}
      >
        <FormPasswordField form={form} name="currentPassword" />
        <FormNewPasswordField form={form} name="newPassword" />
        <FormPasswordField form={form} name="confirmPassword" />
      </CardForm>
    </SettingsCard>
  );
}
