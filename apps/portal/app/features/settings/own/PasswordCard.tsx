import type { ApiError } from '@aarambh/api-client';
import { changePassword } from '@aarambh/forms';
import {
  FormNewPasswordField,
  FormPasswordField,
  SchemaForm,
  showRefusal,
  SubmitButton,
  useIsChanged,
  useIsSubmitting,
  useSchemaForm,
} from '@aarambh/forms/react';
import { Inline } from '@aarambh/ui/Inline';
import { Text } from '@aarambh/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { UnsavedChangesDialog } from '#app/screen/UnsavedChangesDialog.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { sessionsQuery } from './sessions.ts';

/** Changes the password; every other session ends. */
export function PasswordCard() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const form = useSchemaForm(changePassword, {
    onSubmit: async (values, { signal }) => {
      setFailure(null);
      const body = changePassword.toPayload(values);
      const result = await call((api) => api.POST('/auth/changePassword', { body, signal }));
      if (result.ok) {
        form.reset();
        alerts.success(t('settings.password.changed'));
        void client.invalidateQueries(sessionsQuery());
        return;
      }
      if (!showRefusal(form, result.error.fieldErrors)) setFailure(result.error);
    },
  });
  const isChanged = useIsChanged(form);
  const isSubmitting = useIsSubmitting(form);
  return (
    <SettingsCard title={t('settings.password.title')} lead={t('settings.password.lead')}>
      <SchemaForm form={form}>
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
      <UnsavedChangesDialog isChanged={() => isChanged && !isSubmitting} />
    </SettingsCard>
  );
}
