import { dataOf, isApiError, type components } from '@aarambh/api-client';
import { Loading } from '@aarambh/records/screens';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { Inline } from '@aarambh/ui/Inline';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { api } from '#app/session/api.ts';
import { queries } from '#app/session/queries.ts';

type Round = components['schemas']['OwnRound'];

/** Where the company lets candidates choose: one of the times that are free and meet nothing else of theirs. */
export function SlotChoice({ round }: { readonly round: Round }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Inline>
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {t(round.slot == null ? 'resources.ownRounds.choose' : 'resources.ownRounds.chooseOther')}
        </Button>
      </Inline>
      {isOpen && (
        <Dialog isOpen title={t('resources.ownRounds.choose')} onClose={() => setOpen(false)}>
          <Choice id={round.id} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function Choice({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const client = useQueryClient();
  const [slotID, setSlotID] = useState('');
  const reading = useQuery({
    ...queries().queryOptions('get', '/round/ownSlot/{id}', { params: { path: { id } } }),
    staleTime: 0,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      dataOf(api().PUT('/round/ownSlot/{id}', { params: { path: { id } }, body: { slotID } })),
    onSuccess: ({ slot: { startsAt } }) => {
      alerts.success(t('resources.ownRounds.chosen', { moment: formats.moment(startsAt) }));
      onDone();
    },
    // Where one stands in it is said in several places, and who was faster has taken a slot.
    onSettled: () => client.invalidateQueries(),
  });
  const failed = error ?? reading.error;
  const free = reading.data?.data.slot;
  return (
    <Stack gap="md">
      <FailureAlert error={isApiError(failed) ? failed : null} />
      {free === undefined ? (
        reading.error === null && <Loading />
      ) : free.length === 0 ? (
        <Text>{t('resources.ownRounds.noneFree')}</Text>
      ) : (
        <>
          <Select
            label={t('resources.ownRounds.time')}
            value={slotID}
            placeholder={t('resources.ownRounds.time')}
            options={free.map(({ id: value, startsAt, panelName, venue }) => ({
              value,
              label: [formats.moment(startsAt), panelName, venue].filter(Boolean).join(', '),
            }))}
            onChange={setSlotID}
          />
          <Inline justify="end">
            <Button isPending={isPending} disabled={slotID === ''} onClick={() => mutate()}>
              {t('resources.ownRounds.take')}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}
