import {
  FormCheckbox,
  FormDateField,
  FormNumberField,
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
import { failureText } from '#app/session/failureText.ts';
import type { DriveRound } from '../roundsQuery.ts';
import { readRoundsAgain } from '../useRoundWork.ts';
import { sentPanel, type Panel, type Panels } from './panelsQuery.ts';
import { RemovePanel } from './RemovePanel.tsx';
import { hasSeveralDays, panelFormAt, typedPanel } from './typedPanel.ts';

interface PanelDialogProps {
  readonly round: DriveRound;
  readonly panels: Panels;
  /** Undefined: a new one. */
  readonly panel: Panel | undefined;
  readonly onClose: () => void;
}

/** A panel of a round: who asks, where, when, for how long each; a new one, or one that is changed or removed. */
export function PanelDialog(props: PanelDialogProps) {
  const { panel, onClose } = props;
  const { t } = useTranslation();
  return (
    <HeldDialog
      isOpen
      title={panel === undefined ? t('drive.slots.add') : t('drive.slots.change', { name: panel.name })}
      onClose={onClose}
    >
      <PanelFields {...props} />
    </HeldDialog>
  );
}

function PanelFields({ round, panels, panel, onClose }: PanelDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // As it was when the form was opened: what was typed then belongs to no later version.
  const [before] = useState(panels);
  const place =
    panel === undefined ? before.panel.length : before.panel.findIndex(({ id }) => id === panel.id);
  const [definition] = useState(() => panelFormAt(place));
  const { form, failure } = useSubmission(definition, {
    initialValues: { ...typedPanel(round, panel), isSlotChosen: before.isSlotChosen },
    send: (values, { signal }) => {
      const { rowVersion } = before;
      const body = definition.toPayload(values, { panels: before.panel.map(sentPanel), place, rowVersion });
      const params = { path: { id: round.id } };
      return call((api) => api.PUT('/round/panels/{id}', { params, body, signal }));
    },
    onDone: () => {
      alerts.success(t('drive.slots.saved'));
      onClose();
      return readRoundsAgain(client);
    },
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <FailureAlert
          error={failure}
          word={(error, words) => error.fieldErrors[0]?.message ?? failureText(error, words)}
        />
        <FormTextField form={form} name="name" />
        <FormTextField form={form} name="venue" />
        <FormTextArea form={form} name="interviewers" />
        {hasSeveralDays(round) && <FormDateField form={form} name="day" />}
        <FormTextField form={form} name="from" />
        <FormTextField form={form} name="to" />
        <FormNumberField form={form} name="minutes" />
        <FormNumberField form={form} name="pauseAfter" />
        <FormNumberField form={form} name="pauseMinutes" />
        <FormNumberField form={form} name="buffer" />
        <FormCheckbox form={form} name="isSlotChosen" />
        {panel !== undefined && <RemovePanel round={round} panels={before} panel={panel} onClose={onClose} />}
        <HeldActions form={form}>{t('drive.slots.save')}</HeldActions>
      </Stack>
    </SchemaForm>
  );
}
