import { emailChange } from '@aarambh/forms';
import {
  applyServerErrors,
  FormPasswordField,
  FormTextField,
  SchemaForm,
  SubmitButton,
  useIsChanged,
  useIsSubmitting,
  useSchemaForm,
} from '@aarambh/forms/react';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { failureText } from '#app/session/failureText.ts';
import { queries } from '#app/session/queries.ts';
import { alerts } from '#app/screen/alerts.ts';
import { UnsavedChangesDialog } from '#app/screen/UnsavedChangesDialog.tsx';
import { useUser } from '#app/screen/useUser.ts';
import { SettingsCard } from '../SettingsCard.tsx';

/** The e-mail address, whether it is confirmed, and a form for another. */
export function EmailCard() {
  const { t } = useTranslation();
  const { id, mobileNumber, email: ofToken } = useUser();
  const params = { path: { mobileNumber } };
  const { data, refetch } = useQuery(queries().queryOptions('get', '/user/{mobileNumber}', { params }));
  const account = data?.data.user;
  const email = account?.email ?? ofToken;
  const [failure, setFailure] = useState('');
  const [isSendingAgain, setIsSendingAgain] = useState(false);

  const form = useSchemaForm(emailChange, {
    onSubmit: async (values, { signal }) => {
      setFailure('');
      const body = emailChange.toPayload(values, { id });
      const result = await call((api) => api.POST('/user/update', { body, signal }));
      if (result.ok) {
        form.reset();
        alerts.success(t('settings.email.asked', { email: values.email }));
        await refetch();
        return;
      }
      const others = applyServerErrors(form, result.error.fieldErrors);
      if (result.error.fieldErrors.length === 0 || others.length > 0)
        setFailure(failureText(result.error, t));
    },
  });
  const isChanged = useIsChanged(form);
  const isSubmitting = useIsSubmitting(form);

  const sendAgain = async (): Promise<void> => {
    setIsSendingAgain(true);
    const result = await call((api) => api.POST('/user/update', { body: { id, email } }));
    setIsSendingAgain(false);
    if (result.ok) alerts.success(t('settings.email.sentAgain', { email }));
    else alerts.danger(failureText(result.error, t));
  };

  return (
    <SettingsCard title={t('settings.email.title')} lead={t('settings.email.lead', { email })}>
      {account?.emailVerifiedAt === null && (
        <Alert
          tone="info"
          action={
            <Button
              variant="secondary"
              size="toolbar"
              isPending={isSendingAgain}
              onClick={() => void sendAgain()}
            >
              {t('settings.email.again')}
            </Button>
          }
        >
          {t('settings.email.unconfirmed')}
        </Alert>
      )}
      {account?.pendingEmail != null && (
        <Alert tone="info">{t('settings.email.pending', { email: account.pendingEmail })}</Alert>
      )}
      <SchemaForm form={form}>
        {failure !== '' && <Alert tone="danger">{failure}</Alert>}
        <FormTextField form={form} name="email" />
        <FormPasswordField form={form} name="currentPassword" />
        <Inline justify="end">
          <SubmitButton form={form} variant="secondary" messages={{ pending: t('settings.email.sending') }}>
            {t('settings.email.submit')}
          </SubmitButton>
        </Inline>
        <Text size="sm" tone="muted">
          {t('settings.email.effect')}
        </Text>
      </SchemaForm>
      <UnsavedChangesDialog isChanged={() => isChanged && !isSubmitting} />
    </SettingsCard>
  );
}
