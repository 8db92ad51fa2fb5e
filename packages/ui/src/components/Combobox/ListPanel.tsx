import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { useFloating } from '../Popover/useFloating.ts';
import * as styles from './Combobox.css.ts';
import { maxPanelHeight } from './panelSize.ts';

export interface ListPanelProps extends Pick<ComponentPropsWithRef<'div'>, 'onBlur' | 'onKeyDown'> {
  panelRef: RefObject<HTMLDivElement | null>;
  /** The field that the panel stands under. */
  anchorRef: RefObject<HTMLElement | null>;
  /** The field has been scrolled out of view. */
  onAnchorHidden: () => void;
  children: ReactNode;
}

/** The list under its field, in the browser's top layer: no container clips it, and in a dialog it is part of the dialog. */
export function ListPanel({
  panelRef,
  anchorRef,
  onAnchorHidden,
  children,
  ...events
}: ListPanelProps): ReactNode {
  useFloating({
    isOpen: true,
    anchorRef,
    floatingRef: panelRef,
    placement: 'bottom-start',
    matchesAnchorWidth: true,
    reservedHeight: maxPanelHeight,
    onAnchorHidden,
  });
  return (
    <div
      ref={panelRef}
      role="presentation"
      popover="manual"
      className={styles.panel}
      data-part="panel"
      // The focus stays in the input.
      onMouseDown={(event) => event.preventDefault()}
      {...events}
    >
      <div className={styles.panelBody}>{children}</div>
    </div>
  );
}
