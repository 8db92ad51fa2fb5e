import { parseDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { withholdPressableStyle } from '../../dom/withholdPressableStyle.ts';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import * as en from '../../messages/english/calendar.ts';
import { useMessages } from '../../messages/index.ts';
import type { IsoDate } from '../DateField/isoDate.ts';
import { useProvider } from '../Provider/index.ts';
import * as styles from './Calendar.css.ts';
import type { CalendarBoxProps } from './CalendarButton.tsx';
import { CalendarDays } from './CalendarDays.tsx';
import { CalendarHeader } from './CalendarHeader.tsx';
import { calendarLocale } from './calendarLocale.ts';
import { CalendarSurface } from './CalendarSurface.tsx';

/** A month to pick a day from. */
export function DayCalendar({ value, min, max, onPick, ...surface }: CalendarBoxProps<IsoDate>): ReactNode {
  const { locale } = useProvider();
  const texts = useMessages('calendar', en.calendar);
  useClientLayoutEffect(withholdPressableStyle, []);
  return (
    <CalendarSurface {...surface}>
      <I18nProvider locale={calendarLocale(locale)}>
        <Calendar
          className={styles.calendar}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Whoever opens a calendar wants to pick a day.
          autoFocus
          defaultValue={value === '' ? null : parseDate(value)}
          {...(min !== undefined && { minValue: parseDate(min) })}
          {...(max !== undefined && { maxValue: parseDate(max) })}
          onChange={(day) => onPick(day.toString())}
        >
          <CalendarHeader texts={texts} />
          <CalendarDays
            {...{ texts, min, max }}
            noteOf={({ isSelected }) => (isSelected ? texts.chosen : undefined)}
          />
        </Calendar>
      </I18nProvider>
    </CalendarSurface>
  );
}
