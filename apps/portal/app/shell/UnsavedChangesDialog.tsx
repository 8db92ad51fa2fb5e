import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { useCallback } from 'react';
import { useBeforeUnload, useBlocker, type Location } from 'react-router';
import { useTranslation } from '../i18n/useTranslation.ts';

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

/**
 * Asks before what was filled in is lost, by a navigation or by closing a panel. The browser itself asks when the page is closed.
 * The router asks only the one that came last: on a screen with several forms, draw it for those that are changed.
 */
export function UnsavedChangesDialog({
  isChanged,
  formOf,
  isClosing = false,
  onClose,
  onStay,
}: UnsavedChangesDialogProps) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: Record<'currentLocation' | 'nextLocation', Location>) =>
        isChanged() && (formOf === undefined || formOf(currentLocation) !== formOf(nextLocation)),
      [isChanged, formOf],
    ),
  );
  useBeforeUnload((event) => {
    if (isChanged()) event.preventDefault();
  });
  const isBlocked = blocker.state === 'blocked';
  return (
    <ConfirmDialog
      isOpen={isBlocked || isClosing}
      title={t('shell.unsaved.title')}
      confirmLabel={t('shell.unsaved.leave')}
      tone="danger"
      messages={{ cancel: t('shell.unsaved.stay') }}
      onConfirm={() => (isBlocked ? blocker.proceed() : onClose?.())}
      onCancel={() => (isBlocked ? blocker.reset() : onStay?.())}
    >
      {t('shell.unsaved.text')}
    </ConfirmDialog>
  );
}
