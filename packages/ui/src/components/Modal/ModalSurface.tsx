import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useFocusableScroller } from '../../hooks/useFocusableScroller.ts';
import type { DismissReason } from './dismissStack.ts';
import * as styles from './Modal.css.ts';
import { useModal } from './useModal.ts';

/** What Panel, Dialog and ConfirmDialog have in common. */
export interface ModalSurfaceProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Asked to close, with the reason; the surface stays until `isOpen` is false. */
  onClose: (reason: DismissReason) => void;
  /** Whether Escape, a press on the backdrop and the back gesture close it. */
  isDismissable: boolean;
  /** Whether going to another page closes it. */
  closeOnNavigate: boolean;
  /** `quick` where the backdrop leaves with the dialog's short animation. */
  exit: 'panel' | 'quick';
  /** It asks a question, and is described by its body, so that the question is read with its title. */
  isQuestion?: boolean;
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Stable name of the component, for tests and for a consumer's style sheet. */
  component: string;
  className: string;
  /** Drawn with the ids that name and describe the dialog. */
  children: (ids: { titleId: string; bodyId: string }) => ReactNode;
}

/**
 * Backdrop and dialog over an inert page. Nothing is rendered while it is closed, nor on the server.
 */
export function ModalSurface(props: ModalSurfaceProps): ReactNode {
  const { isOpen, onClose, isDismissable, closeOnNavigate, initialFocusRef } = props;
  const id = useId();
  const titleId = `${id}title`;
  const bodyId = `${id}body`;
  const { phase, layerRef, dialogRef } = useModal({
    isOpen,
    onDismiss: onClose,
    isDismissable,
    closeOnNavigate,
    initialFocusRef,
  });
  if (phase === 'closed') return null;
  return createPortal(
    <div
      ref={layerRef}
      className={styles.layer}
      data-component={props.component}
      data-phase={phase}
      data-exit={props.exit}
    >
      {/* A convenience for the pointer: Escape and the close button do the same for everybody else. */}
      <div
        className={styles.backdrop}
        data-part="backdrop"
        aria-hidden
        onClick={isDismissable ? () => onClose('outside') : undefined}
      />
      <div
        ref={dialogRef}
        role={props.isQuestion ? 'alertdialog' : 'dialog'}
        aria-modal
        aria-labelledby={titleId}
        aria-describedby={props.isQuestion ? bodyId : undefined}
        tabIndex={-1}
        className={`${styles.dialog} ${props.className}`}
        data-part="dialog"
      >
        {props.children({ titleId, bodyId })}
      </div>
    </div>,
    document.body,
  );
}

/** The part of a dialog that scrolls. */
export function ModalBody({ id, children }: { id: string; children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useFocusableScroller(ref);
  return (
    <div ref={ref} id={id} className={styles.body} data-part="body">
      {children}
    </div>
  );
}
