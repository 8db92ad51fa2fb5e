import type { Attempt } from '@aarambh/api-client';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { useAction } from '#app/screen/useAction.ts';
import { useFailureWords } from '#app/screen/useFailureWords.ts';

interface RemoveEntryProps {
  /** What goes, as the person knows it. */
  readonly name: string;
  readonly remove: () => Promise<Attempt<unknown>> | undefined;
  readonly onRemoved: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before an entry goes, and says why when it has to stay. */
export function RemoveEntry({ name, remove, onRemoved, onClose }: RemoveEntryProps) {
  const { t } = useTranslation();
  const removal = useAction(async () => (await remove()) ?? ({ ok: true, data: undefined } as const), {
    onDone: async () => {
      await onRemoved();
      alerts.success(t('profile.removed'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('profile.askRemove', { name })}
      confirmLabel={t('profile.remove')}
      tone="danger"
      isPending={removal.isPending}
      error={useFailureWords(removal.failure)}
      onConfirm={removal.run}
      onCancel={onClose}
    >
      {t('profile.askRemoveText')}
    </ConfirmDialog>
  );
}
