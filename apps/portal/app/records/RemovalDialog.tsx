import type { ApiError } from '@aarambh/api-client';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { deleteRecord } from './calls.ts';
import type { AnyRow, Resource } from './resource.ts';
import { failureText } from '#app/session/failureText.ts';
import { alerts } from '#app/screen/alerts.ts';
import { Usage } from './Usage.tsx';
import { useActiveSwitch } from './useRecordActions.ts';

interface RemovalDialogProps {
  readonly resource: Resource;
  /** Undefined while nothing is to be deleted. */
  readonly row: AnyRow | undefined;
  /** @default 'delete' */
  readonly what?: 'delete' | 'deactivate' | undefined;
  readonly onClose: () => void;
  /** The record is gone. */
  readonly onRemoved: () => void;
}

/** Asks before a record is deleted or, where its resource has a question for it, withdrawn. When something refers to it, says what, and offers to deactivate it instead. */
export function RemovalDialog({ resource, row, what = 'delete', onClose, onRemoved }: RemovalDialogProps) {
  // Stays while the dialog leaves, so that its words do not change under the eye.
  const [shown, setShown] = useState({ row, what });
  if (row !== undefined && (row !== shown.row || what !== shown.what)) setShown({ row, what });
  if (shown.row === undefined) return null;
  return (
    <Question
      key={`${shown.what} ${shown.row.id}`}
      resource={resource}
      row={shown.row}
      what={shown.what}
      isOpen={row !== undefined}
      onClose={onClose}
      onRemoved={onRemoved}
    />
  );
}

const deletion = {
  action: 'resources.delete',
  question: 'resources.deleteQuestion',
  text: 'resources.deleteText',
  done: 'resources.deleted',
} as const;

interface QuestionProps extends Omit<RemovalDialogProps, 'row' | 'what'> {
  readonly row: AnyRow;
  readonly what: 'delete' | 'deactivate';
  readonly isOpen: boolean;
}

function Question({ resource, row, what, isOpen, onClose, onRemoved }: QuestionProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const switchActive = useActiveSwitch(resource);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const name = resource.nameOf(row);
  const words = resource.texts.removal ?? deletion;
  const isInUse = failure?.code === 'IN_USE';

  const close = (): void => {
    setFailure(undefined);
    onClose();
  };
  const remove = async (): Promise<void> => {
    setPending(true);
    const result = await deleteRecord(resource, row.id);
    setPending(false);
    if (!result.ok) {
      setFailure(result.error);
      return;
    }
    close();
    onRemoved();
    alerts.success(t(words.done, { name }));
    await queryClient.invalidateQueries({ queryKey: [resource.family] });
  };
  const deactivate = async (): Promise<void> => {
    setPending(true);
    const isDone = await switchActive(row, false);
    setPending(false);
    if (isDone) close();
  };

  const { withdrawal } = resource.texts;
  if (what === 'deactivate' && withdrawal !== undefined) {
    return (
      <ConfirmDialog
        isOpen={isOpen}
        title={t(withdrawal.question, { name })}
        confirmLabel={t('resources.deactivate')}
        isPending={isPending}
        onConfirm={() => void deactivate()}
        onCancel={close}
      >
        <Text>{t(withdrawal.text)}</Text>
      </ConfirmDialog>
    );
  }
  if (isInUse && row.isActive !== false) {
    return (
      <ConfirmDialog
        isOpen={isOpen}
        title={t('resources.inUse', { name })}
        confirmLabel={t('resources.deactivate')}
        isPending={isPending}
        onConfirm={() => void deactivate()}
        onCancel={close}
      >
        <Stack gap="sm">
          <Usage resource={resource} row={row} details={failure.details} />
          <Text>{t('resources.deactivateOffer')}</Text>
        </Stack>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone="danger"
      title={t(words.question, { name })}
      confirmLabel={t(words.action)}
      isPending={isPending}
      error={failure && failureText(failure, t)}
      onConfirm={() => void remove()}
      onCancel={close}
    >
      {isInUse ? (
        <Usage resource={resource} row={row} details={failure.details} />
      ) : (
        <Text>{t(words.text)}</Text>
      )}
    </ConfirmDialog>
  );
}
