import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import { pushLayer } from '../Modal/dismissStack.ts';
import type { Placement } from '../Popover/place.ts';
import { useFloating } from '../Popover/useFloating.ts';
import * as styles from './Tooltip.css.ts';
import { TooltipGroup } from './tooltipTiming.ts';

/** What the trigger takes so that the tooltip's text describes it. */
export interface TooltipTriggerProps {
  'aria-describedby': string;
}

/** Props of {@link Tooltip}. */
export interface TooltipProps extends RootProps<
  'span',
  'content' | 'onBlur' | 'onFocus' | 'onPointerDown' | 'onPointerEnter' | 'onPointerLeave'
> {
  /** A few words. Plain text: a tooltip cannot be clicked, and touch does not show it. */
  content: string;
  /**
   * The one control it belongs to. An element: the text repeats its name, as for an icon button, and is not read twice.
   * A function: the text adds something, and the control takes the given props to be described by it.
   */
  children: ReactNode | ((trigger: TooltipTriggerProps) => ReactNode);
  /**
   * Side of the control; the opposite one is taken where this has no room.
   * @default 'top'
   */
  placement?: Placement;
  /**
   * Never shows, without taking the control apart: the side menu's tooltips while it is expanded.
   * @default false
   */
  disabled?: boolean;
}

/** One group for the page: two tooltips are never open at once. */
const group = new TooltipGroup({ openDelay: 500, closeDelay: 150, warmTime: 300 });

/**
 * A few words beside a control while the pointer rests on it or the keyboard is on it. Escape sends it away without moving anything,
 * the pointer may go onto it, and it stays as long as either is there (WCAG 2.2, 1.4.13).
 */
export const Tooltip = withRef(function Tooltip({
  content,
  children,
  placement = 'top',
  disabled = false,
  className,
  ref,
  ...rest
}: TooltipProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const rootRef = useRef<HTMLSpanElement>(null);
  const mergedRef = useMergedRef(rootRef, ref);
  const anchorRef = useRef<Element>(null);
  const bubbleRef = useRef<HTMLSpanElement>(null);
  /** Focus that a press brings is not the keyboard's. */
  const isPressed = useRef(false);
  const member = useMemo(() => ({ setOpen }), []);
  const latest = useLatest(disabled);
  const isDescription = typeof children === 'function';
  const isShown = isOpen && !disabled;

  useFloating({
    isOpen: isShown,
    anchorRef,
    floatingRef: bubbleRef,
    placement,
    onAnchorHidden: () => group.leave(member, true),
  });
  useEffect(() => (isShown ? pushLayer(() => group.leave(member, true)) : undefined), [isShown, member]);
  useEffect(() => () => group.leave(member, true), [member]);

  const enter = (isImmediate: boolean): void => {
    anchorRef.current = rootRef.current?.firstElementChild ?? null;
    if (!latest.current) group.enter(member, isImmediate);
  };
  const onPointerEnter = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') enter(false);
  };
  const onPointerDown = (): void => {
    isPressed.current = true;
    group.leave(member, true);
  };
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    if (!isPressed.current && event.target.matches(':focus-visible')) enter(true);
    isPressed.current = false;
  };
  return (
    <span
      {...rest}
      ref={mergedRef}
      className={classNames(styles.root, className)}
      data-component="Tooltip"
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => group.leave(member, false)}
      onPointerDown={onPointerDown}
      onFocus={onFocus}
      onBlur={() => {
        isPressed.current = false;
        group.leave(member, true);
      }}
    >
      {isDescription ? children({ 'aria-describedby': id }) : children}
      <span
        ref={bubbleRef}
        id={id}
        role="tooltip"
        aria-hidden={isDescription ? undefined : true}
        popover="manual"
        className={styles.bubble}
        data-part="bubble"
      >
        {content}
      </span>
    </span>
  );
});
