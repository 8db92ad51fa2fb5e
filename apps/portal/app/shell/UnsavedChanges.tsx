import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslation } from '../i18n/useTranslation.ts';

interface UnsavedChangesProps {
  /** Whether something would be lost. */
  readonly isChanged: boolean;
}

/** Asks before a navigation that would lose what was filled in; closing the window asks in the browser's own words. */
export function UnsavedChanges({ isChanged }: UnsavedChangesProps) {
  const { t } = useTranslation();
  const blocker = useBlocker(isChanged);
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('shell.unsaved.title')}
      confirmLabel={t('shell.unsaved.leave')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
      tone="danger"
      messages={{ cancel: t('shell.unsaved.stay') }}
    >
      {t('shell.unsaved.text')}
    </ConfirmDialog>
  );
}
