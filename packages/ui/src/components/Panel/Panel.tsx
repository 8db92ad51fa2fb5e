import { withRef } from '../../hooks/withRef.ts';
import type { ReactNode, RefObject } from 'react';
import * as en from '../../messages/english/modal.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { CloseIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { DismissReason } from '../Modal/dismissStack.ts';
import * as modal from '../Modal/Modal.css.ts';
import { ModalBody, ModalSurface, type ModalRootProps } from '../Modal/ModalSurface.tsx';
import * as styles from './Panel.css.ts';

/** Props of {@link Panel}. */
export interface PanelProps extends ModalRootProps {
  /** Whether it is in. While it slides out again, for 1000 ms, it is out for everything but the eye. */
  isOpen: boolean;
  /**
   * Asked to close, with the reason: `escape`, `outside` (a press on the backdrop), `button`, `back` (the gesture of a phone) or
   * `navigation`. The panel stays until `isOpen` is false.
   */
  onClose: (reason: DismissReason) => void;
  /** Heading and name. */
  title: string;
  /** The content; it scrolls by itself. */
  children: ReactNode;
  /** Actions that stay at the lower end while the content scrolls. */
  footer?: ReactNode;
  /**
   * `md` for messages and menus, `lg` for a form; both the whole width on a phone.
   * @default 'md'
   */
  width?: 'md' | 'lg';
  /**
   * Whether going to another page closes it.
   * @default true
   */
  closeOnNavigate?: boolean;
  /**
   * Whether an address shows it: going back then leaves that address, and closes it so. Otherwise an app can have Back close it (`takeBack`).
   * @default false
   */
  hasAddress?: boolean;
  /** Takes focus on opening, instead of the panel itself. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** The heading, so that it can take the focus when its content has been exchanged. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['modal']>;
}

/**
 * Slides in from the end of the line over a backdrop: notifications, the account, details beside a list. The page behind neither scrolls nor
 * can be reached. On closing focus goes back to what opened it at once, while the panel still slides out.
 */
export const Panel = withRef(function Panel(props: PanelProps): ReactNode {
  const {
    onClose,
    title,
    titleRef,
    children,
    footer,
    width = 'md',
    closeOnNavigate = true,
    ...others
  } = props;
  const { messages, className, ...rest } = others;
  const { close } = useMessages('modal', en.modal, messages);
  return (
    <ModalSurface
      {...rest}
      onClose={onClose}
      isDismissable
      closeOnNavigate={closeOnNavigate}
      exit="panel"
      component="Panel"
      className={`${styles.panel} ${styles.widths[width]}`}
      outerClassName={className}
    >
      {({ titleId, bodyId }) => (
        <>
          <div className={modal.header}>
            <h2 ref={titleRef} tabIndex={titleRef && -1} id={titleId} className={modal.title}>
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
