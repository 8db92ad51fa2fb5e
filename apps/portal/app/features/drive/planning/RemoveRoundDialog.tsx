import { dataOf, isApiError } from '@aarambh/api-client';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { useFailureWords } from '#app/screen/useFailureWords.ts';
import { api } from '#app/session/api.ts';
import type { DriveRound } from '../roundsQuery.ts';
import { useRoundWork } from '../useRoundWork.ts';

interface RemoveRoundDialogProps {
  readonly round: DriveRound;
  readonly onClose: () => void;
}

/** Asks before a round of which nothing is known yet is removed. */
export function RemoveRoundDialog({ round: { id, name }, onClose }: RemoveRoundDialogProps) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useRoundWork(
    () => dataOf(api().DELETE('/round/{id}', { params: { path: { id } } })),
    () => {
      alerts.success(t('drive.removed', { name }));
      onClose();
    },
  );
  const failure = useFailureWords(isApiError(error) ? error : null);
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t('drive.removeQuestion', { name })}
      confirmLabel={t('drive.remove')}
      isPending={isPending}
      error={failure}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <Text>{t('drive.removeText')}</Text>
    </ConfirmDialog>
  );
}
