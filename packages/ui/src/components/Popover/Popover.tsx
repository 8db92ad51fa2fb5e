import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { useFocusableScroller } from '../../hooks/useFocusableScroller.ts';
import type { Placement } from './place.ts';
import * as styles from './Popover.css.ts';
import { useFloating } from './useFloating.ts';
import { useLayerFocus } from './useLayerFocus.ts';
import { useOutsidePress } from './useOutsidePress.ts';

/** What the trigger, a Button or IconButton, takes. */
export interface PopoverTriggerProps {
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-haspopup': 'dialog';
}

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** Name of what opens, as a screen reader says it. */
  label: string;
  /** Draws the button that opens it, with the given props. */
  renderTrigger: (props: PopoverTriggerProps) => ReactNode;
  /** The content; a function is given what closes it. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
  /** Whether it is open, when the parent decides. */
  isOpen?: boolean;
  /** Told when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * Side of the trigger; the opposite one is taken where this has no room.
   * @default 'bottom-start'
   */
  placement?: Placement;
}

/**
 * A box with controls beside the button that opens it: filters, a choice of columns. The page stays usable: a press outside, Escape, or
 * going on with Tab closes it. What must be answered before going on is a Dialog.
 */
export function Popover(props: PopoverProps): ReactNode {
  const { label, renderTrigger, children, placement = 'bottom-start', onOpenChange } = props;
  const id = useId();
  const [isOwnOpen, setOwnOpen] = useState(false);
  const isOpen = props.isOpen ?? isOwnOpen;
  const triggerRef = useRef<HTMLButtonElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);

  const setOpen = (next: boolean): void => {
    setOwnOpen(next);
    if (next !== isOpen) onOpenChange?.(next);
  };
  const close = (): void => setOpen(false);

  useFloating({ isOpen, anchorRef: triggerRef, floatingRef: boxRef, placement, onAnchorHidden: close });
  useOutsidePress(isOpen, [triggerRef, boxRef], close);
  useLayerFocus(isOpen, boxRef, close);
  useFocusableScroller(boxRef, true);

  return (
    <>
      {renderTrigger({
        ref: triggerRef,
        onClick: () => setOpen(!isOpen),
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        'aria-haspopup': 'dialog',
      })}
      {isOpen && (
        <div
          ref={boxRef}
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <dialog> has opening and closing rules of its own
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          popover="manual"
          className={styles.box}
          data-component="Popover"
        >
          {typeof children === 'function' ? children({ close }) : children}
        </div>
      )}
    </>
  );
}
