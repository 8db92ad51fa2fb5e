import { dataOf, isApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { Inline } from '@aarambh/ui/Inline';
import { SearchSelect } from '@aarambh/ui/SearchSelect';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { failureText } from '#app/session/failureText.ts';
import { api } from '#app/session/api.ts';
import { useRoundWork } from '../useRoundWork.ts';
import type { Panel, Panels, Slot } from './panelsQuery.ts';

interface SlotDialogProps {
  readonly panels: Panels;
  readonly panel: Panel;
  readonly slot: Slot;
  readonly onClose: () => void;
}

/** One slot by hand: a free one is given, a taken one is freed or its person gets another. What stands in the way is said before. */
export function SlotDialog({ panels, panel, slot, onClose }: SlotDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const moment = formats.moment(slot.startsAt);
  const { person } = slot;
  return (
    <Dialog isOpen title={t('drive.slots.one', { panel: panel.name, moment })} onClose={onClose}>
      {person == null ? (
        <Giving panels={panels} slot={slot} onClose={onClose} />
      ) : (
        <Moving
          panels={panels}
          slot={slot}
          applicationID={person.applicationID}
          name={person.name}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

/** Whether somebody can have a slot, asked of the server before it is pressed. */
function useTryOut(slot: Slot | undefined, applicationID: string | null) {
  return useQuery({
    queryKey: ['slot tried', slot?.id, slot?.rowVersion, applicationID],
    queryFn: () => give(slot, applicationID, true),
    enabled: slot !== undefined && applicationID !== null,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

async function give(slot: Slot | undefined, applicationID: string | null, dryRun = false) {
  if (slot === undefined) throw new Error('No slot was chosen.');
  const { id, rowVersion } = slot;
  return dataOf(
    api().PUT('/round/slot/{id}', { params: { path: { id } }, body: { applicationID, rowVersion, dryRun } }),
  );
}

interface ActsProps {
  readonly slot: Slot | undefined;
  readonly applicationID: string | null;
  readonly onClose: () => void;
}

/** What stands in the way, or the press that gives the slot. */
function Give({ slot, applicationID, onClose }: ActsProps) {
  const { t } = useTranslation();
  const tried = useTryOut(slot, applicationID);
  const { mutate, isPending, error } = useRoundWork(
    () => give(slot, applicationID),
    () => {
      alerts.success(t('drive.slots.given'));
      onClose();
    },
  );
  return (
    <>
      <FailureAlert error={isApiError(error) ? error : null} />
      {isApiError(tried.error) && <Alert tone="warning">{failureText(tried.error, t)}</Alert>}
      <Inline justify="end">
        <Button size="sm" isPending={isPending} disabled={!tried.isSuccess} onClick={() => mutate()}>
          {t('drive.slots.give')}
        </Button>
      </Inline>
    </>
  );
}

interface GivingProps {
  readonly panels: Panels;
  readonly slot: Slot;
  readonly onClose: () => void;
}

function Giving({ panels, slot, onClose }: GivingProps) {
  const { t } = useTranslation();
  const [applicationID, setApplicationID] = useState<string | null>(null);
  return (
    <Stack gap="md">
      <SearchSelect
        label={t('drive.slots.person')}
        value={applicationID}
        items={panels.without.map(({ applicationID: id, name, rollNumber }) => ({
          id,
          label: rollNumber == null ? name : t('drive.slots.numbered', { name, rollNumber }),
        }))}
        onChange={setApplicationID}
      />
      <Give slot={slot} applicationID={applicationID} onClose={onClose} />
    </Stack>
  );
}

interface MovingProps extends GivingProps {
  readonly applicationID: string;
  readonly name: string;
}

function Moving({ panels, slot, applicationID, name, onClose }: MovingProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [slotID, setSlotID] = useState('');
  const free = panels.panel.flatMap((panel) =>
    panel.slots.filter(({ isTaken }) => !isTaken).map((each) => ({ panel, slot: each })),
  );
  const { mutate, isPending, error } = useRoundWork(
    () => give(slot, null),
    () => {
      alerts.success(t('drive.slots.freed'));
      onClose();
    },
  );
  return (
    <Stack gap="md">
      <FailureAlert error={isApiError(error) ? error : null} />
      <Select
        label={t('drive.slots.move', { name })}
        value={slotID}
        placeholder={t('drive.slots.free')}
        options={free.map(({ panel, slot: { id, startsAt } }) => ({
          value: id,
          label: `${panel.name}, ${formats.moment(startsAt)}`,
        }))}
        onChange={setSlotID}
      />
      <Give
        slot={free.find((each) => each.slot.id === slotID)?.slot}
        applicationID={applicationID}
        onClose={onClose}
      />
      <Inline>
        <Button variant="secondary" size="sm" isPending={isPending} onClick={() => mutate()}>
          {t('drive.slots.freeIt')}
        </Button>
      </Inline>
    </Stack>
  );
}
