import { useRef, type ReactNode } from 'react';
import { useIsTray } from '../Combobox/useIsTray.ts';
import { Dialog } from '../Dialog/index.ts';
import { surface } from '../Popover/Popover.css.ts';
import { useFloating } from '../Popover/useFloating.ts';
import { useLayerFocus } from '../Popover/useLayerFocus.ts';
import { useOutsidePress } from '../Popover/useOutsidePress.ts';
import * as styles from './Calendar.css.ts';
import type { CalendarBoxProps } from './CalendarButton.tsx';

interface CalendarSurfaceProps extends Pick<
  CalendarBoxProps<unknown>,
  'isOpen' | 'title' | 'titleId' | 'anchorRef' | 'onClose'
> {
  children: ReactNode;
}

/** What a calendar stands on: a box at its button, or a dialog that rises from the lower edge of a phone. */
export function CalendarSurface({
  isOpen,
  title,
  onClose,
  children,
  ...box
}: CalendarSurfaceProps): ReactNode {
  if (useIsTray('auto')) {
    return (
      <Dialog isOpen={isOpen} onClose={onClose} title={title} size="sm">
        {children}
      </Dialog>
    );
  }
  return isOpen ? (
    <CalendarPopover {...box} onClose={onClose}>
      {children}
    </CalendarPopover>
  ) : null;
}

type CalendarPopoverProps = Omit<CalendarSurfaceProps, 'isOpen' | 'title'>;

function CalendarPopover({ titleId, anchorRef, onClose, children }: CalendarPopoverProps): ReactNode {
  const boxRef = useRef<HTMLDivElement>(null);
  useFloating({
    isOpen: true,
    anchorRef,
    floatingRef: boxRef,
    placement: 'bottom-start',
    onAnchorHidden: onClose,
  });
  useOutsidePress(true, [anchorRef, boxRef], onClose);
  useLayerFocus(true, boxRef, onClose);
  return (
    <div
      ref={boxRef}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <dialog> has opening and closing rules of its own
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      popover="manual"
      className={`${surface} ${styles.box}`}
      data-component="Calendar"
    >
      {children}
    </div>
  );
}
