import { dataOf, isApiError } from '@aarambh/api-client';
import { slotOrderValues, type SlotOrder } from '@aarambh/api-client/enums';
import { Loading } from '@aarambh/records/screens';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { List, ListItem } from '@aarambh/ui/List';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { useFailureWords } from '#app/screen/useFailureWords.ts';
import { api } from '#app/session/api.ts';
import type { DriveRound } from '../roundsQuery.ts';
import { useRoundWork } from '../useRoundWork.ts';
import { engagementText } from './slotWords.ts';

const orderTexts = {
  Merit: 'drive.slots.order.merit',
  'Roll number': 'drive.slots.order.rollNumber',
  'As listed': 'drive.slots.order.listed',
} as const satisfies Record<SlotOrder, string>;

interface AllotDialogProps {
  readonly round: DriveRound;
  readonly onClose: () => void;
}

/** Says who would get no slot and what stands in the way; then gives slots to all others. */
export function AllotDialog({ round: { id }, onClose }: AllotDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [order, setOrder] = useState<SlotOrder>('Merit');
  const allot = (dryRun: boolean) =>
    dataOf(api().PUT('/round/allot/{id}', { params: { path: { id } }, body: { order, dryRun } }));
  // Of this moment: nothing that was read before counts.
  const preview = useQuery({
    queryKey: ['slot allotment', id, order],
    queryFn: () => allot(true),
    staleTime: 0,
    gcTime: 0,
  });
  const { mutate, isPending, error } = useRoundWork(
    () => allot(false),
    ({ allotment }) => {
      alerts.success(t('drive.slots.allotted', { count: allotment.placed.length }));
      onClose();
    },
  );
  const failed = error ?? preview.error;
  const failure = useFailureWords(isApiError(failed) ? failed : null);
  const plan = preview.data?.allotment;
  return (
    <ConfirmDialog
      isOpen
      title={t('drive.slots.allotTitle')}
      confirmLabel={t('drive.slots.allotDo')}
      isPending={isPending}
      error={failure}
      onConfirm={() => {
        if (plan !== undefined) mutate();
      }}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <Select
          label={t('drive.slots.order.label')}
          value={order}
          options={slotOrderValues.map((value) => ({ value, label: t(orderTexts[value]) }))}
          onChange={(value) => {
            if (value !== '') setOrder(value);
          }}
        />
        {plan === undefined ? (
          preview.error === null && <Loading />
        ) : (
          <>
            <Text>{t('drive.slots.placed', { count: plan.placed.length })}</Text>
            {plan.left.length > 0 && (
              <>
                <Text>{t('drive.slots.notPlaced', { count: plan.left.length })}</Text>
                <List kind="bulleted">
                  {plan.left.map(({ applicationID, name, meets }) => (
                    <ListItem key={applicationID}>
                      {name}:{' '}
                      {meets.length === 0
                        ? t('drive.slots.noFree')
                        : meets.map((each) => engagementText(each, formats, t)).join('; ')}
                    </ListItem>
                  ))}
                </List>
              </>
            )}
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
