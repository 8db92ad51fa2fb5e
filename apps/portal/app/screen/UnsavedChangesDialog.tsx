import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { holdForm, type LeaveQuestion } from './leaving.tsx';

interface UnsavedChangesDialogProps {
  /** Whether something would be lost; asked at the moment of leaving. */
  readonly isChanged: () => boolean;
  /** Names the form that an address shows: going to an address of the same form loses nothing. @default every address has its own */
  readonly formOf?: (location: Location) => string;
  /** The person closes the panel that the form is in, which is no navigation. */
  readonly isClosing?: boolean;
  /** Closes the panel. */
  readonly onClose?: () => void;
  /** Keeps the panel open. */
  readonly onStay?: () => void;
}

/** Asks before what was filled in is lost, by a navigation or by closing a panel. Several forms of a screen each have one. */
export function UnsavedChangesDialog({
  isChanged,
  formOf,
  isClosing = false,
  onClose = () => {},
  onStay = () => {},
}: UnsavedChangesDialogProps) {
  const latest = useRef({ isChanged, formOf });
  useLayoutEffect(() => {
    latest.current = { isChanged, formOf };
  });
  const hasNames = formOf !== undefined;
  useLayoutEffect(
    () =>
      holdForm({
        isChanged: () => latest.current.isChanged(),
        formOf: hasNames ? (location) => latest.current.formOf?.(location) ?? '' : undefined,
        Question,
      }),
    [hasNames],
  );
  return <Question isOpen={isClosing} onLeave={onClose} onStay={onStay} />;
}

const Question: LeaveQuestion = ({ isOpen, onLeave, onStay }) => {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      tone="danger"
      messages={{ cancel: t('unsaved.stay') }}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
};
