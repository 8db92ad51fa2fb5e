import { useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { useLate } from '../../hooks/useLate.ts';
import { useAnnounce } from '../Announcer/index.ts';
import type { IsoDate } from '../DateField/isoDate.ts';
import { CalendarIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './CalendarButton.css.ts';

/** What a calendar is given, whether one day or a time is picked in it. */
export interface CalendarBoxProps<Value> {
  isOpen: boolean;
  /** The label of the field, in words. */
  title: string;
  /** The id of that label in the page. */
  titleId: string;
  /** The button that opened it. */
  anchorRef: RefObject<HTMLElement | null>;
  /** What is picked when it opens. */
  value: Value;
  /** The first day that can be picked. */
  min: IsoDate | undefined;
  /** The last day that can be picked. */
  max: IsoDate | undefined;
  onPick: (value: Value) => void;
  onClose: () => void;
}

export interface CalendarButtonProps<Value> extends Pick<
  CalendarBoxProps<Value>,
  'title' | 'titleId' | 'value' | 'min' | 'max' | 'onPick'
> {
  label: string;
  /** Shown and said where the calendar cannot be loaded. */
  failed: string;
  disabled: boolean;
  /** Brings the calendar; the same function in every render. */
  bring: () => Promise<ComponentType<CalendarBoxProps<Value>>>;
  /** Told before the focus goes into the calendar, and before it comes back. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * The button of a calendar, which arrives when it first opens: no page pays for what nobody opens. Before the page's script runs it
 * could do nothing, so it is not there.
 */
export function CalendarButton<Value>(props: CalendarButtonProps<Value>): ReactNode {
  const { label, failed, disabled, bring, onOpenChange, onPick, ...box } = props;
  const isHydrated = useIsHydrated();
  const announce = useAnnounce();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { part: Box, hasFailed, load } = useLate(bring);
  const [isOpen, setOpen] = useState(false);

  const change = (next: boolean): void => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const open = async (): Promise<void> => {
    change(true);
    if (Box !== undefined || (await load())) return;
    change(false);
    announce(failed);
  };

  if (!isHydrated) return null;
  return (
    <div className={styles.place} data-part="calendar">
      <IconButton
        ref={buttonRef}
        label={label}
        icon={<CalendarIcon />}
        size="md"
        variant="secondary"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? change(false) : void open())}
      />
      {hasFailed && <p className={styles.failure}>{failed}</p>}
      {Box && (
        <Box
          {...box}
          isOpen={isOpen}
          anchorRef={buttonRef}
          onPick={(value) => {
            change(false);
            onPick(value);
          }}
          onClose={() => change(false)}
        />
      )}
    </div>
  );
}
