import type { ReactNode } from 'react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  type CalendarCellRenderProps,
} from 'react-aria-components/Calendar';
import type { UiMessages } from '../../messages/index.ts';
import { formatIsoDay, type IsoDate } from '../DateField/isoDate.ts';
import { useProvider } from '../Provider/index.ts';
import * as styles from './Calendar.css.ts';
import { weekdayStyle } from './calendarLocale.ts';

interface CalendarDaysProps {
  texts: UiMessages['calendar'];
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  /** What there is to know of a chosen day. */
  noteOf: (day: CalendarCellRenderProps) => string | undefined;
  /** Describes the day that has the focus. */
  promptId?: string;
}

/** The days of a month. What is said of them is ours: the library speaks thirty languages, and no Hindi. */
export function CalendarDays({ texts, min, max, noteOf, promptId }: CalendarDaysProps): ReactNode {
  const { locale } = useProvider();
  const words = (day: CalendarCellRenderProps): string => {
    const date = day.date.toString();
    const notes = [
      day.isToday && texts.today,
      noteOf(day),
      date === min && texts.earliest,
      date === max && texts.latest,
    ].filter((note) => typeof note === 'string');
    return texts.day({ date: formatIsoDay(date, locale), notes });
  };
  return (
    <CalendarGrid className={styles.grid} weekdayStyle={weekdayStyle(locale)}>
      <CalendarGridHeader className={styles.weekdays}>
        {(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody className={styles.weeks}>
        {(date) => (
          <CalendarCell
            date={date}
            className={styles.day}
            render={(attributes, day) => (
              <div
                {...attributes}
                data-single={promptId === undefined || undefined}
                aria-label={words(day)}
                // The library's description is a sentence of its own.
                aria-describedby={attributes['aria-describedby'] && promptId}
              />
            )}
          />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
