import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useFocusableScroller } from '../../hooks/useFocusableScroller.ts';
import { useHolder } from '../../hooks/useHolder.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import type { DismissReason } from './dismissStack.ts';
import { isSecondPress, watchPresses } from './doublePress.ts';
import * as styles from './Modal.css.ts';
import { useModal } from './useModal.ts';
import { useModalFocus, type ModalFocusOptions } from './useModalFocus.ts';
import { useSurroundings } from './useSurroundings.ts';

/** What a dialog hands on to the element with the role. */
export type ModalRootProps = RootProps<
  'section',
  'aria-describedby' | 'aria-labelledby' | 'aria-modal' | 'role' | 'title'
>;

/** What Panel, Dialog and ConfirmDialog have in common. */
export interface ModalSurfaceProps extends Omit<ModalRootProps, 'className'> {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Asked to close, with the reason; the surface stays until `isOpen` is false. */
  onClose: (reason: DismissReason) => void;
  /** Whether Escape, a press on the backdrop and the back gesture close it. */
  isDismissable: boolean;
  /** Whether going to another page closes it. */
  closeOnNavigate: boolean;
  /** Whether an address shows it, so that going back closes it as any page. @default false */
  hasAddress?: boolean;
  /** `quick` where the backdrop leaves with the dialog's short animation. */
  exit: 'panel' | 'quick';
  /** It asks a question, and is described by its body, so that the question is read with its title. */
  isQuestion?: boolean;
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Stable name of the component, for tests and for a consumer's style sheet. */
  component: string;
  className: string;
  /** What whoever writes the page adds to it. */
  outerClassName: string | undefined;
  /** Drawn with the ids that name and describe the dialog. */
  children: (ids: { titleId: string; bodyId: string }) => ReactNode;
}

/**
 * Backdrop and dialog over an inert page that does not scroll. Nothing is rendered while it is closed, nor on the server.
 */
export const ModalSurface = withRef(function ModalSurface(props: ModalSurfaceProps): ReactNode {
  const {
    isOpen,
    onClose,
    isDismissable,
    closeOnNavigate,
    initialFocusRef,
    isQuestion = false,
    hasAddress = false,
    exit,
    component,
    className,
    outerClassName,
    children,
    style,
    ref,
    ...rest
  } = props;
  const id = useId();
  const titleId = `${id}title`;
  const bodyId = `${id}body`;
  const surfaceRef = useRef<HTMLDivElement>(null);
  const dialogRef = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(dialogRef, ref);
  const { phase, origin, openedBy } = useModal({
    isOpen,
    onDismiss: onClose,
    isDismissable,
    closeOnNavigate,
    hasAddress,
    dialogRef,
  });
  const { placeRef, surroundings, parent } = useSurroundings();
  const holder = useHolder(parent, false);
  useEffect(watchPresses, []);
  const layer = (
    <ModalOverlay
      {...surroundings}
      // Not before it looks as it should: what opens would change its colours while it comes.
      isOpen={isOpen && surroundings !== undefined && (parent === null || holder !== undefined)}
      UNSTABLE_portalContainer={holder}
      isExiting={phase === 'closing'}
      // Escape closes one layer at a time, tooltips and popovers among them: see dismissStack.ts.
      isKeyboardDismissDisabled
      className={styles.layer}
      data-component={component}
      data-phase={phase}
      data-exit={exit}
    >
      <Modal
        ref={surfaceRef}
        className={styles.surface}
        // A double press opens it and does nothing else: the second was meant for what was there before.
        onClickCapture={(event) => {
          if (!isSecondPress(event.nativeEvent, openedBy)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {/* A convenience for the pointer: Escape and the close button do the same for everybody else. */}
        <div
          className={styles.backdrop}
          data-part="backdrop"
          aria-hidden
          onClick={isDismissable ? () => onClose('outside') : undefined}
        />
        <AriaDialog
          ref={mergedRef}
          role={isQuestion ? 'alertdialog' : 'dialog'}
          aria-labelledby={titleId}
          {...(isQuestion && { 'aria-describedby': bodyId })}
          render={({ role, ...attributes }) => <section {...rest} {...attributes} role={role} aria-modal />}
          className={classNames(styles.dialog, className, outerClassName)}
          style={style}
          data-part="dialog"
        >
          <DialogContent
            {...{ isOpen, origin, surfaceRef, dialogRef, initialFocusRef }}
            draw={() => children({ titleId, bodyId })}
          />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
  return (
    <>
      {/* Where it is written: it is drawn at the end of the document. */}
      {phase !== 'closed' && <template ref={placeRef} />}
      {layer}
    </>
  );
});

function DialogContent({ draw, ...focus }: ModalFocusOptions & { draw: () => ReactNode }): ReactNode {
  useModalFocus(focus);
  return draw();
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
