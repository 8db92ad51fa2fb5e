import { dataOf, isApiError, type ApiError, type components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Checkbox } from '@aarambh/ui/Checkbox';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import type { TFunction } from 'i18next';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { Held } from '#app/screen/HeldForm.tsx';
import { HeldDialog, useCloseHeld } from '#app/screen/HeldDialog.tsx';
import { api } from '#app/session/api.ts';
import { failureText } from '#app/session/failureText.ts';
import type { DriveRound } from '../roundsQuery.ts';
import { useRoundWork } from '../useRoundWork.ts';
import {
  draftOf,
  fieldOfPath,
  missingOf,
  panelOfDraft,
  type Draft,
  type DraftErrors,
  type NeededField,
} from './panelDraft.ts';
import { PanelFields } from './PanelFields.tsx';
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

/** What is wrong, by field: what is missing once it was to be saved, and what the server said of this panel. */
function errorsOf(
  missing: readonly NeededField[],
  error: ApiError | null,
  place: number,
  t: TFunction,
): DraftErrors {
  const said = (error?.fieldErrors ?? []).flatMap(({ path, message }) => {
    const field = fieldOfPath(path, place);
    return field === undefined ? [] : [[field, message] as const];
  });
  const empty = missing.map((field) => [field, t(`drive.slots.missing.${field}`)] as const);
  return Object.fromEntries([...said, ...empty]);
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
      <PanelForm {...props} />
    </HeldDialog>
  );
}

function PanelForm({ round, panels, panel, onClose }: PanelDialogProps) {
  const { t } = useTranslation();
  const [first] = useState<Draft>(() => draftOf(round, panel));
  const [draft, setDraft] = useState(first);
  const [isSlotChosen, setSlotChosen] = useState(panels.isSlotChosen);
  const [isAsked, setAsked] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
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
  const others = panels.panel.filter(({ id }) => id !== panel?.id).map(sentPanel);
  const place = panel === undefined ? others.length : panels.panel.indexOf(panel);
  const failure = isApiError(error) ? error : null;
  const isChanged = isSlotChosen !== panels.isSlotChosen || JSON.stringify(draft) !== JSON.stringify(first);
  const close = useCloseHeld();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    flushSync(() => setAsked(true));
    const change = panelOfDraft(round, draft, panel);
    if (change !== undefined) mutate(inPlace(panels.panel, change));
    // On a phone it is out of sight.
    else event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Held isChanged={isChanged && !isPending} />
        <FailureAlert error={failure} word={wrongText} takesFocus />
        <PanelFields
          draft={draft}
          errors={errorsOf(isAsked ? missingOf(draft) : [], failure, place, t)}
          onEdit={(part) => setDraft((before) => ({ ...before, ...part }))}
        />
        <Checkbox label={t('drive.slots.chosen')} checked={isSlotChosen} onChange={setSlotChosen} />
        <Inline justify="end">
          {panel !== undefined && (
            <Button variant="secondary" size="sm" onClick={() => setRemoving(true)}>
              {t('drive.slots.remove')}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={close}>
            {t('resources.cancel')}
          </Button>
          <Button type="submit" size="sm" isPending={isPending}>
            {t('drive.slots.save')}
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={isRemoving}
        tone="danger"
        title={t('drive.slots.removeQuestion', { name: panel?.name })}
        confirmLabel={t('drive.slots.remove')}
        onConfirm={() => {
          setRemoving(false);
          mutate(others);
        }}
        onCancel={() => setRemoving(false)}
      >
        {t('drive.slots.removeText')}
      </ConfirmDialog>
    </form>
  );
}

/** All panels with this one in its place, or behind the others. */
const inPlace = (all: readonly Panel[], change: Change): Change[] =>
  change.id === undefined
    ? [...all.map(sentPanel), change]
    : all.map((each) => (each.id === change.id ? change : sentPanel(each)));
