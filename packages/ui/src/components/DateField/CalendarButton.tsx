import { useRef, useSyncExternalStore } from 'react';
import { CalendarIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './DateField.css.ts';
import type { IsoDate } from './isoDate.ts';

export type CalendarButtonProps = {
  readonly label: string;
  readonly date: IsoDate;
  readonly min: IsoDate | undefined;
  readonly max: IsoDate | undefined;
  readonly disabled: boolean;
  readonly onPick: (date: IsoDate) => void;
};

const subscribeToNothing = () => () => {};

/** False on the server, while React takes over its HTML, and in browsers whose calendar a button cannot open. */
function useCanOpenPicker(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => 'showPicker' in HTMLInputElement.prototype,
    () => false,
  );
}

/** Opens the calendar of the browser: the one that people know from their device, in its language, at no cost. */
export function CalendarButton({ label, date, min, max, disabled, onPick }: CalendarButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  const canOpen = useCanOpenPicker();
  if (!canOpen) return null;
  const open = (): void => {
    if (!picker.current) return;
    picker.current.value = date;
    picker.current.showPicker();
  };
  return (
    <div className={styles.calendar} data-part="calendar">
      <input
        ref={picker}
        type="date"
        className={styles.picker}
        min={min}
        max={max}
        disabled={disabled}
        tabIndex={-1}
        aria-hidden="true"
        data-part="picker"
        // What is cleared in the calendar is cleared here.
        onChange={({ currentTarget }) => onPick(currentTarget.value)}
      />
      <IconButton
        label={label}
        icon={<CalendarIcon />}
        size="form"
        variant="secondary"
        disabled={disabled}
        onClick={open}
      />
    </div>
  );
}
