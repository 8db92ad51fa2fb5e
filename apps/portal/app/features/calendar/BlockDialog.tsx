import { dayBlock } from '@aarambh/forms';
import { FormDateField, FormTextField, SchemaForm } from '@aarambh/forms/react';
import { Stack } from '@aarambh/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldActions } from '#app/screen/HeldActions.tsx';
import { HeldDialog } from '#app/screen/HeldDialog.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { call } from '#app/session/call.ts';

interface BlockDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Blocks days of the own institute. */
export function BlockDialog({ isOpen, onClose }: BlockDialogProps) {
  const { t } = useTranslation();
  return (
    <HeldDialog isOpen={isOpen} onClose={onClose} title={t('calendar.blockTitle')}>
      <BlockForm onDone={onClose} />
    </HeldDialog>
  );
}

function BlockForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { form, failure } = useSubmission(dayBlock, {
    send: (values, { signal }) =>
      call((api) => api.POST('/calendar/block', { body: dayBlock.toPayload(values), signal })),
    onDone: () => {
      alerts.success(t('calendar.blocked'));
      onDone();
      return client.invalidateQueries({ queryKey: ['get', '/calendar'] });
    },
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <FailureAlert error={failure} />
        <FormDateField form={form} name="firstDay" />
        <FormDateField form={form} name="lastDay" />
        <FormTextField form={form} name="reason" />
        <HeldActions form={form}>{t('calendar.block')}</HeldActions>
      </Stack>
    </SchemaForm>
  );
}
