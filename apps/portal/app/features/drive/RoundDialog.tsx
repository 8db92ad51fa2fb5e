import { roundForm } from '@aarambh/forms';
import {
  FormDateField,
  FormNumberField,
  FormSelect,
  FormTextArea,
  FormTextField,
  SchemaForm,
} from '@aarambh/forms/react';
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
import { Clashes } from './Clashes.tsx';
import { roundsQuery } from './roundsQuery.ts';

interface RoundDialogProps {
  readonly jdID: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Adds a round to the end of a selection. */
export function RoundDialog({ jdID, isOpen, onClose }: RoundDialogProps) {
  const { t } = useTranslation();
  return (
    <HeldDialog isOpen={isOpen} onClose={onClose} title={t('drive.addTitle')}>
      <RoundFields jdID={jdID} onDone={onClose} />
    </HeldDialog>
  );
}

function RoundFields({ jdID, onDone }: { readonly jdID: string; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { form, failure } = useSubmission(roundForm, {
    send: (values, { signal }) => {
      const body = roundForm.toPayload(values, { jdID });
      return call((api) => api.POST('/round/add', { body, signal }));
    },
    onDone: () => {
      alerts.success(t('drive.added'));
      onDone();
      return client.invalidateQueries(roundsQuery(jdID));
    },
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <FailureAlert error={failure} />
        <FormTextField form={form} name="name" />
        <FormSelect form={form} name="kind" />
        <FormSelect form={form} name="isFor" />
        <FormDateField form={form} name="day" />
        <FormTextField form={form} name="from" />
        <FormTextField form={form} name="to" />
        <FormTextField form={form} name="venue" />
        <Clashes jdID={jdID} form={form} />
        <FormTextField form={form} name="link" />
        <FormTextField form={form} name="bring" />
        <FormTextArea form={form} name="instructions" />
        <FormNumberField form={form} name="maxMarks" />
        <HeldActions form={form}>{t('drive.add')}</HeldActions>
      </Stack>
    </SchemaForm>
  );
}
