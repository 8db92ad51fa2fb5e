import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import * as en from '../../messages/english/helpTip.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { HelpIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { pushLayer } from '../Modal/dismissStack.ts';
import type { Placement } from '../Popover/place.ts';
import { useFloating } from '../Popover/useFloating.ts';
import { useOutsidePress } from '../Popover/useOutsidePress.ts';
import * as styles from './HelpTip.css.ts';

/** Props of {@link HelpTip}. */
export interface HelpTipProps extends RootProps<'span'> {
  /** What the help is about, as the button's name: `Help with the password`. */
  label?: string;
  /** A sentence or two: text and its emphasis, no controls and no blocks. */
  children: ReactNode;
  /**
   * Side of the button; the opposite one is taken where this has no room.
   * @default 'top'
   */
  placement?: Placement;
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['helpTip']>;
}

/**
 * A question mark that explains something when it is pressed: by finger, mouse or key, unlike a Tooltip. The text is read out when it shows;
 * pressing elsewhere, Escape or going on sends it away. What everybody must know belongs in a field's hint instead.
 */
export const HelpTip = withRef(function HelpTip({
  label,
  children,
  placement = 'top',
  messages: overrides,
  className,
  ...rest
}: HelpTipProps): ReactNode {
  const messages = useMessages('helpTip', en.helpTip, overrides);
  const id = useId();
  const announce = useAnnounce();
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const bubbleRef = useRef<HTMLSpanElement>(null);
  const close = (): void => setOpen(false);

  useFloating({ isOpen, anchorRef: buttonRef, floatingRef: bubbleRef, placement, onAnchorHidden: close });
  useOutsidePress(isOpen, [buttonRef, bubbleRef], close);
  useEffect(() => {
    if (!isOpen) return undefined;
    announce(bubbleRef.current?.textContent ?? '');
    return pushLayer(() => setOpen(false));
  }, [isOpen, announce]);

  return (
    <span {...rest} className={classNames(styles.root, className)} data-component="HelpTip">
      <IconButton
        ref={buttonRef}
        label={label ?? messages.label}
        icon={<HelpIcon />}
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <span ref={bubbleRef} id={id} popover="manual" className={styles.bubble} data-part="bubble">
          {children}
        </span>
      )}
    </span>
  );
});
