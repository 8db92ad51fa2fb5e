import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { useFocusableScroller } from '../../hooks/useFocusableScroller.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
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

/** Told with each opening and closing of a {@link Popover}. */
export interface PopoverChangeDetails {
  /** What it came from: its button, a press outside, Escape, its content, or that its button was scrolled out of view. */
  reason: 'content' | 'escape' | 'hidden' | 'outside' | 'trigger';
}

/** Props of {@link Popover}. */
export interface PopoverProps extends RootProps<
  'div',
  'aria-label' | 'id' | 'popover' | 'role' | 'tabIndex'
> {
  /** Name of what opens, as a screen reader says it. */
  label: string;
  /** Draws the button that opens it, with the given props. */
  renderTrigger: (props: PopoverTriggerProps) => ReactNode;
  /** The content; a function is given what closes it. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
  /** Whether it is open, when the parent decides. */
  isOpen?: boolean;
  /** Told when it opens or closes. */
  onOpenChange?: (isOpen: boolean, details: PopoverChangeDetails) => void;
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
export const Popover = withRef(function Popover(props: PopoverProps): ReactNode {
  const { label, renderTrigger, children, placement = 'bottom-start', onOpenChange, ...others } = props;
  const { isOpen: givenOpen, className, ref, ...rest } = others;
  const id = useId();
  const [isOwnOpen, setOwnOpen] = useState(false);
  const isOpen = givenOpen ?? isOwnOpen;
  const triggerRef = useRef<HTMLButtonElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(boxRef, ref);

  const setOpen = (next: boolean, reason: PopoverChangeDetails['reason']): void => {
    setOwnOpen(next);
    if (next !== isOpen) onOpenChange?.(next, { reason });
  };

  useFloating({
    isOpen,
    anchorRef: triggerRef,
    floatingRef: boxRef,
    placement,
    onAnchorHidden: () => setOpen(false, 'hidden'),
  });
  useOutsidePress(isOpen, [triggerRef, boxRef], () => setOpen(false, 'outside'));
  useLayerFocus(isOpen, boxRef, () => setOpen(false, 'escape'));
  useFocusableScroller(boxRef, true);

  return (
    <>
      {renderTrigger({
        ref: triggerRef,
        onClick: () => setOpen(!isOpen, 'trigger'),
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        'aria-haspopup': 'dialog',
      })}
      {isOpen && (
        <div
          {...rest}
          ref={mergedRef}
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <dialog> has opening and closing rules of its own
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          popover="manual"
          className={classNames(styles.box, className)}
          data-component="Popover"
        >
          {typeof children === 'function' ? children({ close: () => setOpen(false, 'content') }) : children}
        </div>
      )}
    </>
  );
});
