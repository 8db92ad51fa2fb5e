import { dataOf, isApiError } from '@aarambh/api-client';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { useFailureWords } from '#app/screen/useFailureWords.ts';
import { api } from '#app/session/api.ts';
import type { CalendarEntry } from './calendarQuery.ts';

interface UnblockDialogProps {
  /** Null: closed. */
  readonly entry: CalendarEntry | null;
  readonly onClose: () => void;
}

/** Asks before days are free for companies again. */
export function UnblockDialog({ entry, onClose }: UnblockDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (id: string) => dataOf(api().DELETE('/calendar/block/{id}', { params: { path: { id } } })),
    onSuccess: () => {
      alerts.success(t('calendar.unblocked'));
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['get', '/calendar'] }),
  });
  const failure = useFailureWords(isApiError(error) ? error : null);
  return (
    <ConfirmDialog
      isOpen={entry !== null}
      title={t('calendar.unblockQuestion', { reason: entry?.name ?? '' })}
      confirmLabel={t('calendar.unblock')}
      isPending={isPending}
      error={failure}
      onConfirm={() => entry?.blockID !== undefined && mutate(entry.blockID)}
      onCancel={() => {
        reset();
        onClose();
      }}
    >
      {t('calendar.unblockText')}
    </ConfirmDialog>
  );
}
