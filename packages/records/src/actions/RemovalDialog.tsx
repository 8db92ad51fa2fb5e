import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction, useFailureWords, useService, useTranslation } from '../host/hooks.ts';
import { deleteRecord } from '../calls/calls.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { alerts } from '@aarambh/ui/AlertRegion';
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
  const service = useService();
  const switchActive = useActiveSwitch(resource);
  const name = resource.nameOf(row);
  const words = resource.texts.removal ?? deletion;
  const removal = useAction(() => deleteRecord(service, resource, row.id), {
    onDone: async () => {
      onClose();
      onRemoved();
      alerts.success(t(words.done, { name }));
      await queryClient.invalidateQueries({ queryKey: [resource.family] });
    },
  });
  const { failure } = removal;
  const error = useFailureWords(failure);
  const close = (): void => {
    removal.clear();
    onClose();
  };
  // What keeps it from being switched off is told by the switch.
  const deactivation = useAction(async () => ({ ok: true, data: await switchActive(row, false) }) as const, {
    onDone: (isDone) => {
      if (isDone) close();
    },
  });

  const { withdrawal } = resource.texts;
  if (what === 'deactivate' && withdrawal !== undefined) {
    return (
      <ConfirmDialog
        isOpen={isOpen}
        title={t(withdrawal.question, { name })}
        confirmLabel={t('resources.deactivate')}
        isPending={deactivation.isPending}
        onConfirm={deactivation.run}
        onCancel={close}
      >
        <Text>{t(withdrawal.text)}</Text>
      </ConfirmDialog>
    );
  }
  if (failure?.code === 'IN_USE' && row.isActive !== false) {
    return (
      <ConfirmDialog
        isOpen={isOpen}
        title={t('resources.inUse', { name })}
        confirmLabel={t('resources.deactivate')}
        isPending={deactivation.isPending}
        onConfirm={deactivation.run}
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
      isPending={removal.isPending}
      error={error}
      onConfirm={removal.run}
      onCancel={close}
    >
      {failure?.code === 'IN_USE' ? (
        <Usage resource={resource} row={row} details={failure.details} />
      ) : (
        <Text>{t(words.text)}</Text>
      )}
    </ConfirmDialog>
  );
}
