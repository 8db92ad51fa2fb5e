import { changePassword } from '@aarambh/forms';
import { FormNewPasswordField, FormPasswordField, SchemaForm, SubmitButton } from '@aarambh/forms/react';
import { Inline } from '@aarambh/ui/Inline';
import { Text } from '@aarambh/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';
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
    <SettingsCard title={t('settings.password.title')} lead={t('settings.password.lead')}>
      <SchemaForm form={form}>
        <HeldForm form={form} />
        <FailureAlert error={failure} />
        <FormPasswordField form={form} name="currentPassword" />
        <FormNewPasswordField form={form} name="newPassword" />
        <FormPasswordField form={form} name="confirmPassword" />
        <Inline justify="end">
          <SubmitButton
            form={form}
            variant="secondary"
            messages={{ pending: t('settings.password.sending') }}
          >
            {t('settings.password.submit')}
          </SubmitButton>
        </Inline>
        <Text size="sm" tone="muted">
          {t('settings.password.effect')}
        </Text>
      </SchemaForm>
    </SettingsCard>
  );
}
