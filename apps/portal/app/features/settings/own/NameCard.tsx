import { accountDetails } from '@aarambh/forms';
import { FormTextField } from '@aarambh/forms/react';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { session } from '#app/session/session.ts';
import { alerts } from '#app/screen/alerts.ts';
import { useAction } from '#app/screen/useAction.ts';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { useUser } from '#app/screen/useUser.ts';
import { CardForm } from '../CardForm.tsx';
import { SettingsCard } from '../SettingsCard.tsx';

type Name = ReturnType<typeof accountDetails.fromEntry>;

/**
 * The own name. Who has been checked under the present one is asked first, because another withdraws that: the server says when, so that a check
 * of a moment ago counts too.
 */
export function NameCard() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, firstName, lastName } = useUser();
  const [asked, setAsked] = useState<Name>();

  const send = (name: Name, withdrawsChecks: boolean, signal?: AbortSignal) => {
    const body = { id, firstName: name.firstName.trim(), lastName: name.lastName.trim(), withdrawsChecks };
    return call((api) => api.POST('/user/update', { body, ...(signal && { signal }) }));
  };
  const onDone = async ({ token }: { readonly token?: string }, name: Name): Promise<void> => {
    setAsked(undefined);
    form.reset({ firstName: name.firstName.trim(), lastName: name.lastName.trim() });
    if (token !== undefined) session().signIn(token);
    alerts.success(t('settings.name.changed'));
    await client.invalidateQueries();
  };
  const { form, failure } = useSubmission(accountDetails, {
    initialValues: { firstName, lastName },
    send: (name, { signal }) => {
      confirming.clear();
      return send(name, false, signal);
    },
    onDone,
    onRefused: ({ code }, name) => {
      const isQuestion = code === 'ILLEGAL_TRANSITION';
      if (isQuestion) setAsked(name);
      return isQuestion;
    },
  });
  const confirming = useAction((name: Name) => send(name, true), {
    onDone,
    onFailed: () => setAsked(undefined),
  });

  return (
    <SettingsCard name="name" lead={t('settings.name.lead')}>
      <CardForm
        form={form}
        failure={failure ?? confirming.failure}
        submit={t('settings.name.submit')}
        pending={t('settings.name.saving')}
        effect={t('settings.name.effect')}
      >
        <FormTextField form={form} name="firstName" />
        <FormTextField form={form} name="lastName" />
      </CardForm>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('settings.name.ask')}
        confirmLabel={t('settings.name.submit')}
        isPending={confirming.isPending}
        onConfirm={() => asked !== undefined && confirming.run(asked)}
        onCancel={() => setAsked(undefined)}
      >
        {t('settings.name.askText')}
      </ConfirmDialog>
    </SettingsCard>
  );
}
