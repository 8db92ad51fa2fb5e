import { withRef } from '../../hooks/withRef.ts';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import * as en from '../../messages/english/confirmDialog.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { Button } from '../Button/index.ts';
import * as dialog from '../Dialog/Dialog.css.ts';
import { AlertCircleIcon } from '../Icon/index.ts';
import * as modal from '../Modal/Modal.css.ts';
import { ModalBody, ModalSurface, type ModalRootProps } from '../Modal/ModalSurface.tsx';
import * as styles from './ConfirmDialog.css.ts';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps extends ModalRootProps {
  /** Whether it shows. */
  isOpen: boolean;
  /** The question, with what it is about: `Delete Pune?` */
  title: string;
  /** What follows from going on, and whether it can be undone. */
  children: ReactNode;
  /** What going on does, as a verb: `Delete city`. Never `OK` or `Yes`. */
  confirmLabel: string;
  /** Goes on. Set `isPending` while the work runs and close when it is done. */
  onConfirm: () => void;
  /** Leaves everything as it is: the cancel button, Escape, the backdrop, the back gesture. */
  onCancel: () => void;
  /**
   * `danger` where something is lost.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
  /**
   * The work runs: the dialog can neither be confirmed again nor closed.
   * @default false
   */
  isPending?: boolean;
  /** Why the work failed. Shown, announced, and the dialog stays for another try. */
  error?: string;
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['confirmDialog']>;
}

/**
 * Asks before something that cannot be undone, or costs. Focus starts on the choice that changes nothing.
 * What can be undone needs no question: do it, and offer to undo it.
 */
export const ConfirmDialog = withRef(function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    onConfirm,
    onCancel,
    tone = 'neutral',
    isPending = false,
    error,
    messages,
    className,
    ...rest
  } = props;
  const { cancel } = useMessages('confirmDialog', en.confirmDialog, messages);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const announce = useAnnounce();
  const latestError = useRef(error);
  useLayoutEffect(() => {
    latestError.current = error;
  });
  const hasFailed = isOpen && !isPending && Boolean(error);
  // Once for each try: words that count a wait down are not read out every second.
  useEffect(() => {
    if (hasFailed) announce(latestError.current ?? '', 'assertive');
  }, [hasFailed, announce]);

  return (
    <ModalSurface
      {...rest}
      isOpen={isOpen}
      onClose={onCancel}
      isDismissable={!isPending}
      closeOnNavigate={!isPending}
      exit="quick"
      isQuestion
      initialFocusRef={cancelRef}
      component="ConfirmDialog"
      className={`${dialog.dialog} ${dialog.sizes.sm}`}
      outerClassName={className}
    >
      {({ titleId, bodyId }) => (
        <>
          <div className={modal.header}>
            <h2 id={titleId} className={modal.title}>
              {title}
            </h2>
          </div>
          <ModalBody id={bodyId}>
            {children}
            {error && (
              <p className={styles.error} data-part="error">
                <AlertCircleIcon />
                {error}
              </p>
            )}
          </ModalBody>
          <div className={modal.footer}>
            <Button ref={cancelRef} variant="secondary" size="sm" disabled={isPending} onClick={onCancel}>
              {cancel}
            </Button>
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              size="sm"
              isPending={isPending}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </>
      )}
    </ModalSurface>
  );
});
