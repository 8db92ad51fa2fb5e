import type { ApiError, Attempt } from '@aarambh/api-client';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { failureText } from '#app/session/failureText.ts';
import { alerts } from '#app/screen/alerts.ts';

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
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const confirm = async (): Promise<void> => {
    setIsPending(true);
    setFailure(null);
    const result = await remove();
    setIsPending(false);
    if (result !== undefined && !result.ok) {
      setFailure(result.error);
      return;
    }
    await onRemoved();
    alerts.success(t('profile.removed'));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('profile.askRemove', { name })}
      confirmLabel={t('profile.remove')}
      tone="danger"
      isPending={isPending}
      error={failure === null ? undefined : failureText(failure, t)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('profile.askRemoveText')}
    </ConfirmDialog>
  );
}
