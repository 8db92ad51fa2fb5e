import { withRef } from '../../hooks/withRef.ts';
import type { ReactNode, RefObject } from 'react';
import * as en from '../../messages/english/modal.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { CloseIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { DismissReason } from '../Modal/dismissStack.ts';
import * as modal from '../Modal/Modal.css.ts';
import { ModalBody, ModalSurface, type ModalRootProps } from '../Modal/ModalSurface.tsx';
import * as styles from './Dialog.css.ts';

/** Props of {@link Dialog}. */
export interface DialogProps extends ModalRootProps {
  /** Whether it shows. */
  isOpen: boolean;
  /** Asked to close, with the reason; the dialog stays until `isOpen` is false. */
  onClose: (reason: DismissReason) => void;
  /** Heading and name. */
  title: string;
  /** The content; it scrolls by itself where it is higher than the window. */
  children: ReactNode;
  /** The actions, the one that goes on last. */
  footer?: ReactNode;
  /**
   * Widest it gets: 400, 560 or 800 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Whether going to another page closes it.
   * @default true
   */
  closeOnNavigate?: boolean;
  /** Takes focus on opening, instead of the dialog itself. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['modal']>;
}

/** A short task in front of the page, which waits. On a phone it rises from the lower edge. */
export const Dialog = withRef(function Dialog(props: DialogProps): ReactNode {
  const { onClose, title, children, footer, size = 'md', closeOnNavigate = true, ...others } = props;
  const { messages, className, ...rest } = others;
  const { close } = useMessages('modal', en.modal, messages);
  return (
    <ModalSurface
      {...rest}
      onClose={onClose}
      isDismissable
      closeOnNavigate={closeOnNavigate}
      exit="quick"
      component="Dialog"
      className={`${styles.dialog} ${styles.sizes[size]}`}
      outerClassName={className}
    >
      {({ titleId, bodyId }) => (
        <>
          <div className={modal.header}>
            <h2 id={titleId} className={modal.title}>
              {title}
            </h2>
            <IconButton label={close} icon={<CloseIcon />} onClick={() => onClose('button')} />
          </div>
          <ModalBody id={bodyId}>{children}</ModalBody>
          {footer !== undefined && <div className={modal.footer}>{footer}</div>}
        </>
      )}
    </ModalSurface>
  );
});
