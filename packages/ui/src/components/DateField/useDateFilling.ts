import { useRef, type ClipboardEvent, type FocusEvent } from 'react';
import type { UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { formatIsoDate, splitIsoDate, type IsoDate } from './isoDate.ts';
import { readDate, splitWholeDate } from './readDate.ts';
import type { DatePartsState } from './useDateParts.ts';

export interface DateFillingOptions extends Pick<DatePartsState, 'fill'> {
  readOnly: boolean;
  locale: string;
  texts: UiMessages['dateField'];
  /** The focus has left the whole field. */
  onLeave: (event: FocusEvent<HTMLDivElement>) => void;
}

export interface DateFilling {
  handlePaste: (event: ClipboardEvent) => void;
  handleBlur: (event: FocusEvent<HTMLDivElement>) => void;
  /** Takes a day of the calendar. */
  pick: (date: IsoDate) => void;
  /** To be told when the calendar opens and closes. */
  noteCalendar: (isOpen: boolean) => void;
}

/** The ways a whole date comes into the three inputs: pasted, typed into one of them, and picked. */
export function useDateFilling({ readOnly, locale, texts, fill, onLeave }: DateFillingOptions): DateFilling {
  const announce = useAnnounce();
  const isCalendarOpen = useRef(false);

  function fillWhole(text: string): boolean {
    const parts = splitWholeDate(text, locale);
    if (!parts) return false;
    fill(parts);
    const filled = readDate(parts, locale);
    if (filled.state === 'date') announce(texts.filled({ date: formatIsoDate(filled.date, locale) }));
    return true;
  }

  return {
    handlePaste(event) {
      if (readOnly || event.defaultPrevented) return;
      if (fillWhole(event.clipboardData.getData('text'))) event.preventDefault();
    },
    handleBlur(event) {
      const { currentTarget, relatedTarget, target } = event;
      // A whole date typed into one of the inputs.
      if (target instanceof HTMLInputElement && target.type === 'text' && !readOnly) fillWhole(target.value);
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      // The calendar belongs to the field; on a phone it is elsewhere in the page.
      if (!isCalendarOpen.current) onLeave(event);
    },
    pick(date) {
      fill(splitIsoDate(date));
      if (date !== '') announce(texts.filled({ date: formatIsoDate(date, locale) }));
    },
    noteCalendar(isOpen) {
      isCalendarOpen.current = isOpen;
    },
  };
}
