import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { useTranslation } from '../i18n/useTranslation.ts';

interface LeaveDialogProps {
  readonly isOpen: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** The question before what was filled in would be lost. */
export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('shell.unsaved.title')}
      confirmLabel={t('shell.unsaved.leave')}
      tone="danger"
      messages={{ cancel: t('shell.unsaved.stay') }}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('shell.unsaved.text')}
    </ConfirmDialog>
  );
}
