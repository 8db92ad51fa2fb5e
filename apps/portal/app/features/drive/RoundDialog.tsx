import type { Attempt } from '@aarambh/api-client';
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
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldActions } from '#app/screen/HeldActions.tsx';
import { HeldDialog } from '#app/screen/HeldDialog.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { call } from '#app/session/call.ts';
import { Coded } from './codes/Coded.tsx';
import { Clashes } from './Clashes.tsx';
import { changedParts, typedRound } from './planning/typedRound.ts';
import { isTest, roundsQuery, type DriveRound } from './roundsQuery.ts';

interface RoundDialogProps {
  readonly jdID: string;
  /** The one that is changed. @default a new one at the end of the selection */
  readonly round?: DriveRound;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A round of a selection: a new one at its end, or one that is changed. */
export function RoundDialog({ jdID, round, isOpen, onClose }: RoundDialogProps) {
  const { t } = useTranslation();
  const title = round === undefined ? t('drive.addTitle') : t('drive.changeTitle', { name: round.name });
  return (
    <HeldDialog isOpen={isOpen} onClose={onClose} title={title}>
      <RoundFields jdID={jdID} round={round} onDone={onClose} />
    </HeldDialog>
  );
}

interface RoundFieldsProps {
  readonly jdID: string;
  readonly round: DriveRound | undefined;
  readonly onDone: () => void;
}

function RoundFields({ jdID, round, onDone }: RoundFieldsProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [before] = useState(() => (round === undefined ? undefined : typedRound(round)));
  const { form, failure } = useSubmission(roundForm, {
    ...(before !== undefined && { initialValues: before }),
    send: (values, { signal }): Promise<Attempt<unknown>> => {
      const body = roundForm.toPayload(values, { jdID });
      if (round === undefined || before === undefined) {
        return call((api) => api.POST('/round/add', { body, signal }));
      }
      const changes = changedParts(roundForm.toPayload(before, { jdID }), body);
      const path = { id: round.id };
      return call((api) =>
        api.PUT('/round/{id}', {
          params: { path },
          body: { ...changes, rowVersion: round.rowVersion },
          signal,
        }),
      );
    },
    onDone: () => {
      alerts.success(t(round === undefined ? 'drive.added' : 'drive.changed'));
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
        <FormDateField form={form} name="lastDay" />
        <FormTextField form={form} name="to" />
        <FormTextField form={form} name="venue" />
        <Clashes jdID={jdID} roundID={round?.id} form={form} />
        <FormTextField form={form} name="link" />
        {round !== undefined && isTest(round) && <Coded round={round} />}
        <FormTextField form={form} name="bring" />
        <FormTextArea form={form} name="instructions" />
        <FormNumberField form={form} name="maxMarks" />
        <HeldActions form={form}>{t(round === undefined ? 'drive.add' : 'drive.save')}</HeldActions>
      </Stack>
    </SchemaForm>
  );
}
