import { webhookForm } from '@aarambh/forms';
import { FormCheckboxGroup, FormTextField, SchemaForm } from '@aarambh/forms/react';
import { Dialog } from '@aarambh/ui/Dialog';
import { Stack } from '@aarambh/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldActions } from '#app/screen/HeldActions.tsx';
import { HeldDialog } from '#app/screen/HeldDialog.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { ShownOnce } from '#app/screen/ShownOnce.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { call } from '#app/session/call.ts';
import { webhooksQuery } from './webhooksQuery.ts';

interface AddDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Adds an address, then shows its secret: the one time that anybody sees it. */
export function AddDialog({ isOpen, onClose }: AddDialogProps) {
  const { t } = useTranslation();
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <HeldDialog isOpen={isOpen && secret === null} onClose={onClose} title={t('webhooks.addTitle')}>
        <AddForm onAdded={setSecret} />
      </HeldDialog>
      <Dialog
        isOpen={secret !== null}
        title={t('webhooks.madeTitle')}
        onClose={() => {
          setSecret(null);
          onClose();
        }}
      >
        {secret !== null && (
          <ShownOnce label={t('webhooks.secret')} value={secret}>
            {t('webhooks.madeText')}
          </ShownOnce>
        )}
      </Dialog>
    </>
  );
}

function AddForm({ onAdded }: { readonly onAdded: (secret: string) => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { form, failure } = useSubmission(webhookForm, {
    send: (values, { signal }) => {
      const body = webhookForm.toPayload(values);
      return call((api) => api.POST('/webhook/add', { body, signal }));
    },
    onDone: ({ secret }) => {
      onAdded(secret);
      return client.invalidateQueries(webhooksQuery());
    },
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <FailureAlert error={failure} />
        <FormTextField form={form} name="url" />
        <FormTextField form={form} name="email" />
        <FormCheckboxGroup form={form} name="topics" />
        <HeldActions form={form}>{t('webhooks.add')}</HeldActions>
      </Stack>
    </SchemaForm>
  );
}
