import { dataOf, isApiError, type components } from '@aarambh/api-client';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { useFailureWords } from '#app/screen/useFailureWords.ts';
import { api } from '#app/session/api.ts';
import { webhooksQuery } from './webhooksQuery.ts';

interface RemoveDialogProps {
  /** Null: closed. */
  readonly webhook: components['schemas']['Webhook'] | null;
  readonly onClose: () => void;
}

/** Asks before an address is removed: what waits is not sent any more. */
export function RemoveDialog({ webhook, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (id: string) => dataOf(api().DELETE('/webhook/{id}', { params: { path: { id } } })),
    onSuccess: () => {
      alerts.success(t('webhooks.removed'));
      onClose();
    },
    onSettled: () => client.invalidateQueries(webhooksQuery()),
  });
  const failure = useFailureWords(isApiError(error) ? error : null);
  return (
    <ConfirmDialog
      isOpen={webhook !== null}
      title={t('webhooks.removeQuestion', { url: webhook?.url ?? '' })}
      confirmLabel={t('webhooks.remove')}
      tone="danger"
      isPending={isPending}
      error={failure}
      onConfirm={() => webhook !== null && mutate(webhook.id)}
      onCancel={() => {
        reset();
        onClose();
      }}
    >
      {t('webhooks.removeText')}
    </ConfirmDialog>
  );
}
