import { dataOf, isApiError, type ApiError, type components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Checkbox } from '@aarambh/ui/Checkbox';
import { Dialog } from '@aarambh/ui/Dialog';
import { Inline } from '@aarambh/ui/Inline';
import { NumberField } from '@aarambh/ui/NumberField';
import { Stack } from '@aarambh/ui/Stack';
import { TextArea } from '@aarambh/ui/TextArea';
import { TextField } from '@aarambh/ui/TextField';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { api } from '#app/session/api.ts';
import { failureText } from '#app/session/failureText.ts';
import type { DriveRound } from '../roundsQuery.ts';
import { useRoundWork } from '../useRoundWork.ts';
import { draftOf, panelOfDraft, type Draft } from './panelDraft.ts';
import { sentPanel, type Panel, type Panels } from './panelsQuery.ts';

type Change = components['schemas']['PanelChange'];

interface PanelDialogProps {
  readonly round: DriveRound;
  readonly panels: Panels;
  /** Undefined: a new one. */
  readonly panel: Panel | undefined;
  readonly onClose: () => void;
}

/** Why panels were refused: what is wrong with one of them before that something is. */
const wrongText = (error: ApiError, t: TFunction): string =>
  error.fieldErrors[0]?.message ?? failureText(error, t);

/** A panel of a round: who asks, where, when, for how long each; a new one, or one that is changed or removed. */
export function PanelDialog({ round, panels, panel, onClose }: PanelDialogProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Draft>(() => draftOf(round, panel));
  const [isSlotChosen, setSlotChosen] = useState(panels.isSlotChosen);
  const others = panels.panel.filter(({ id }) => id !== panel?.id).map(sentPanel);
  const { mutate, isPending, error } = useRoundWork(
    (all: readonly Change[]) =>
      dataOf(
        api().PUT('/round/panels/{id}', {
          params: { path: { id: round.id } },
          body: { panels: [...all], isSlotChosen, rowVersion: panels.rowVersion },
        }),
      ),
    () => {
      alerts.success(t('drive.slots.saved'));
      onClose();
    },
  );
  const change = panelOfDraft(round, draft, panel);
  const edit = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  return (
    <Dialog
      isOpen
      title={panel === undefined ? t('drive.slots.add') : t('drive.slots.change', { name: panel.name })}
      onClose={onClose}
    >
      <Stack gap="md">
        <FailureAlert error={isApiError(error) ? error : null} word={wrongText} takesFocus />
        <TextField label={t('drive.slots.name')} value={draft.name} onChange={(name) => edit({ name })} />
        <TextField
          label={t('drive.slots.venue')}
          necessity="optional"
          value={draft.venue}
          onChange={(venue) => edit({ venue })}
        />
        <TextArea
          label={t('drive.slots.interviewers')}
          hint={t('drive.slots.interviewersHint')}
          necessity="optional"
          value={draft.interviewers}
          onChange={(interviewers) => edit({ interviewers })}
        />
        <TextField
          label={t('drive.slots.from')}
          hint={t('drive.slots.timeHint')}
          value={draft.from}
          onChange={(from) => edit({ from })}
        />
        <TextField
          label={t('drive.slots.to')}
          hint={t('drive.slots.timeHint')}
          value={draft.to}
          onChange={(to) => edit({ to })}
        />
        <NumberField
          label={t('drive.slots.minutes')}
          min={5}
          max={240}
          value={draft.minutes}
          onChange={(minutes) => edit({ minutes })}
        />
        <NumberField
          label={t('drive.slots.pauseAfter')}
          necessity="optional"
          min={1}
          max={50}
          value={draft.pauseAfter}
          onChange={(pauseAfter) => edit({ pauseAfter })}
        />
        <NumberField
          label={t('drive.slots.pauseMinutes')}
          necessity="optional"
          min={5}
          max={240}
          value={draft.pauseMinutes}
          onChange={(pauseMinutes) => edit({ pauseMinutes })}
        />
        <NumberField
          label={t('drive.slots.buffer')}
          hint={t('drive.slots.bufferHint')}
          necessity="optional"
          min={0}
          max={20}
          value={draft.buffer}
          onChange={(buffer) => edit({ buffer })}
        />
        <Checkbox label={t('drive.slots.chosen')} checked={isSlotChosen} onChange={setSlotChosen} />
        <Inline justify="end">
          {panel !== undefined && (
            <Button variant="secondary" size="sm" isPending={isPending} onClick={() => mutate(others)}>
              {t('drive.slots.remove')}
            </Button>
          )}
          <Button
            size="sm"
            isPending={isPending}
            disabled={change === undefined}
            onClick={() => {
              if (change !== undefined) mutate(inPlace(panels.panel, change));
            }}
          >
            {t('drive.slots.save')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}

/** All panels with this one in its place, or behind the others. */
const inPlace = (all: readonly Panel[], change: Change): Change[] =>
  change.id === undefined
    ? [...all.map(sentPanel), change]
    : all.map((each) => (each.id === change.id ? change : sentPanel(each)));
