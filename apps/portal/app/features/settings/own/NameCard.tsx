import type { ApiError } from '@aarambh/api-client';
import { accountDetails } from '@aarambh/forms';
import {
  FormTextField,
  SchemaForm,
  showRefusal,
  SubmitButton,
  useIsChanged,
  useIsSubmitting,
  useSchemaForm,
} from '@aarambh/forms/react';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Inline } from '@aarambh/ui/Inline';
import { Text } from '@aarambh/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { session } from '#app/session/session.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { UnsavedChangesDialog } from '#app/screen/UnsavedChangesDialog.tsx';
import { useUser } from '#app/screen/useUser.ts';
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
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [asked, setAsked] = useState<Name>();
  const [isConfirming, setConfirming] = useState(false);

  const form = useSchemaForm(accountDetails, {
    initialValues: { firstName, lastName },
    onSubmit: (name, { signal }) => save(name, { signal }),
  });
  const isChanged = useIsChanged(form);
  const isSubmitting = useIsSubmitting(form);

  async function save(
    name: Name,
    { signal, withdrawsChecks = false }: { signal?: AbortSignal; withdrawsChecks?: boolean },
  ): Promise<void> {
    setFailure(null);
    const body = { id, firstName: name.firstName.trim(), lastName: name.lastName.trim(), withdrawsChecks };
    const result = await call((api) => api.POST('/user/update', { body, ...(signal && { signal }) }));
    if (result.ok) {
      setAsked(undefined);
      form.reset({ firstName: body.firstName, lastName: body.lastName });
      const { token } = result.data;
      if (token !== undefined) session().signIn(token);
      alerts.success(t('settings.name.changed'));
      await client.invalidateQueries();
      return;
    }
    if (result.error.code === 'ILLEGAL_TRANSITION' && !withdrawsChecks) {
      setAsked(name);
      return;
    }
    setAsked(undefined);
    if (!showRefusal(form, result.error.fieldErrors)) setFailure(result.error);
  }

  const confirm = async (name: Name): Promise<void> => {
    setConfirming(true);
    await save(name, { withdrawsChecks: true });
    setConfirming(false);
  };

  return (
    <SettingsCard title={t('settings.name.title')} lead={t('settings.name.lead')}>
      <SchemaForm form={form}>
        <FailureAlert error={failure} />
        <FormTextField form={form} name="firstName" />
        <FormTextField form={form} name="lastName" />
        <Inline justify="end">
          <SubmitButton form={form} variant="secondary" messages={{ pending: t('settings.name.saving') }}>
            {t('settings.name.submit')}
          </SubmitButton>
        </Inline>
        <Text size="sm" tone="muted">
          {t('settings.name.effect')}
        </Text>
      </SchemaForm>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('settings.name.ask')}
        confirmLabel={t('settings.name.submit')}
        isPending={isConfirming}
        onConfirm={() => asked !== undefined && void confirm(asked)}
        onCancel={() => setAsked(undefined)}
      >
        {t('settings.name.askText')}
      </ConfirmDialog>
      <UnsavedChangesDialog isChanged={() => isChanged && !isSubmitting} />
    </SettingsCard>
  );
}
