import { dataOf, isApiError, type components } from '@aarambh/api-client';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { useFailureWords } from '#app/screen/useFailureWords.ts';
import { api } from '#app/session/api.ts';
import { keysQuery } from './keysQuery.ts';

interface RevokeDialogProps {
  /** Null: closed. */
  readonly apiKey: components['schemas']['ApiKey'] | null;
  readonly onClose: () => void;
}

/** Asks before a key is revoked: the program that holds it stops at once. */
export function RevokeDialog({ apiKey, onClose }: RevokeDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (id: string) => dataOf(api().DELETE('/api-key/{id}', { params: { path: { id } } })),
    onSuccess: () => {
      alerts.success(t('apiKeys.revoked'));
      onClose();
    },
    onSettled: () => client.invalidateQueries(keysQuery()),
  });
  const failure = useFailureWords(isApiError(error) ? error : null);
  return (
    <ConfirmDialog
      isOpen={apiKey !== null}
      title={t('apiKeys.revokeQuestion', { name: apiKey?.name ?? '' })}
      confirmLabel={t('apiKeys.revoke')}
      tone="danger"
      isPending={isPending}
      error={failure}
      onConfirm={() => apiKey !== null && mutate(apiKey.id)}
      onCancel={() => {
        reset();
        onClose();
      }}
    >
      {t('apiKeys.revokeText')}
    </ConfirmDialog>
  );
}
