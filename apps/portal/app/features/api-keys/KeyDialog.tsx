import { apiKeyForm } from '@aarambh/forms';
import {
  FormCheckboxGroup,
  FormDateField,
  FormNumberField,
  FormTextField,
  SchemaForm,
} from '@aarambh/forms/react';
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
import { keysQuery } from './keysQuery.ts';

interface KeyDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Makes a key, then shows it: the one time that anybody sees it. */
export function KeyDialog({ isOpen, onClose }: KeyDialogProps) {
  const { t } = useTranslation();
  const [made, setMade] = useState<string | null>(null);
  return (
    <>
      <HeldDialog isOpen={isOpen && made === null} onClose={onClose} title={t('apiKeys.makeTitle')}>
        <KeyForm onMade={setMade} />
      </HeldDialog>
      <Dialog
        isOpen={made !== null}
        title={t('apiKeys.madeTitle')}
        onClose={() => {
          setMade(null);
          onClose();
        }}
      >
        {made !== null && (
          <ShownOnce label={t('apiKeys.key')} value={made}>
            {t('apiKeys.madeText')}
          </ShownOnce>
        )}
      </Dialog>
    </>
  );
}

function KeyForm({ onMade }: { readonly onMade: (key: string) => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { form, failure } = useSubmission(apiKeyForm, {
    send: (values, { signal }) => {
      const body = apiKeyForm.toPayload(values);
      return call((api) => api.POST('/api-key/add', { body, signal }));
    },
    onDone: ({ key }) => {
      onMade(key);
      return client.invalidateQueries(keysQuery());
    },
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <FailureAlert error={failure} />
        <FormTextField form={form} name="name" />
        <FormTextField form={form} name="email" />
        <FormCheckboxGroup form={form} name="scopes" />
        <FormNumberField form={form} name="callsPerMinute" />
        <FormDateField form={form} name="expiresOn" />
        <HeldActions form={form}>{t('apiKeys.make')}</HeldActions>
      </Stack>
    </SchemaForm>
  );
}
