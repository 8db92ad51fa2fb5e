import { emailChange } from '@aarambh/forms';
import { FormPasswordField, FormTextField } from '@aarambh/forms/react';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { alerts } from '#app/screen/alerts.ts';
import { useAction } from '#app/screen/useAction.ts';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { useUser } from '#app/screen/useUser.ts';
import { CardForm } from '../CardForm.tsx';
import { SettingsCard } from '../SettingsCard.tsx';

/** The e-mail address, whether it is confirmed, and a form for another. */
export function EmailCard() {
  const { t } = useTranslation();
  const { id, mobileNumber, email: ofToken } = useUser();
  const params = { path: { mobileNumber } };
  const { data, refetch } = useQuery(queries().queryOptions('get', '/user/{mobileNumber}', { params }));
  const account = data?.data.user;
  const email = account?.email ?? ofToken;

  const { form, failure } = useSubmission(emailChange, {
    send: (values, { signal }) => {
      const body = emailChange.toPayload(values, { id });
      return call((api) => api.POST('/user/update', { body, signal }));
    },
    onDone: async (_data, values) => {
      form.reset();
      alerts.success(t('settings.email.asked', { email: values.email }));
      await refetch();
    },
  });
  const again = useAction(() => call((api) => api.POST('/user/update', { body: { id, email } })), {
    onDone: () => alerts.success(t('settings.email.sentAgain', { email })),
    onFailed: (error) => tellFailure(error),
  });

  return (
    <SettingsCard name="email" lead={t('settings.email.lead', { email })}>
      {account?.emailVerifiedAt === null && (
        <Alert
          tone="info"
          action={
            <Button variant="secondary" size="sm" isPending={again.isPending} onClick={again.run}>
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
      <CardForm
        form={form}
        failure={failure}
        submit={t('settings.email.submit')}
        pending={t('settings.email.sending')}
        effect={t('settings.email.effect')}
      >
        <FormTextField form={form} name="email" />
        <FormPasswordField form={form} name="currentPassword" />
      </CardForm>
    </SettingsCard>
  );
}
