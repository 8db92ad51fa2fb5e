import { parseDate } from '@internationalized/date';
import { useContext, useEffect, useId, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  RangeCalendar as AriaRangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar';
import { withholdPressableStyle } from '../../dom/withholdPressableStyle.ts';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import * as en from '../../messages/english/calendar.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import type { IsoDate } from '../DateField/isoDate.ts';
import { useProvider } from '../Provider/index.ts';
import * as styles from './Calendar.css.ts';
import type { CalendarBoxProps } from './CalendarButton.tsx';
import { CalendarDays } from './CalendarDays.tsx';
import { CalendarHeader } from './CalendarHeader.tsx';
import { calendarLocale } from './calendarLocale.ts';
import { CalendarSurface } from './CalendarSurface.tsx';

/** Two days, each `''` where there is none. */
export type PickedRange = { readonly from: IsoDate; readonly to: IsoDate };

/** A month to pick the first and the last day of a time from. */
export function RangeCalendar(props: CalendarBoxProps<PickedRange>): ReactNode {
  const { value, min, max, onPick, ...surface } = props;
  const { from, to } = value;
  const { locale } = useProvider();
  const texts = useMessages('calendar', en.calendar);
  const promptId = useId();
  useClientLayoutEffect(withholdPressableStyle, []);
  const isWhole = from !== '' && to !== '' && from <= to;
  const known = from || to;
  return (
    <CalendarSurface {...surface}>
      <I18nProvider locale={calendarLocale(locale)}>
        <AriaRangeCalendar
          className={styles.calendar}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Whoever opens a calendar wants to pick a day.
          autoFocus
          // A press outside closes the calendar; it picks nothing.
          commitBehavior="reset"
          defaultValue={isWhole ? { start: parseDate(from), end: parseDate(to) } : null}
          {...(known !== '' && { defaultFocusedValue: parseDate(known) })}
          {...(min !== undefined && { minValue: parseDate(min) })}
          {...(max !== undefined && { maxValue: parseDate(max) })}
          onChange={({ start, end }) => onPick({ from: start.toString(), to: end.toString() })}
        >
          <CalendarHeader texts={texts} />
          <Prompt id={promptId} texts={texts} />
          <CalendarDays
            {...{ texts, min, max, promptId }}
            noteOf={({ isSelected, isSelectionStart, isSelectionEnd }) =>
              isSelectionStart
                ? texts.rangeStart
                : isSelectionEnd
                  ? texts.rangeEnd
                  : isSelected
                    ? texts.chosen
                    : undefined
            }
          />
        </AriaRangeCalendar>
      </I18nProvider>
    </CalendarSurface>
  );
}

/** Which of the two days is wanted now; also said when it changes. */
function Prompt({ id, texts }: { id: string; texts: UiMessages['calendar'] }): ReactNode {
  const announce = useAnnounce();
  const isHalf = useContext(RangeCalendarStateContext)?.anchorDate != null;
  const { chooseFirst, chooseLast } = texts;
  useEffect(() => {
    if (isHalf) announce(chooseLast);
  }, [isHalf, chooseLast, announce]);
  return (
    <p id={id} className={styles.prompt}>
      {isHalf ? chooseLast : chooseFirst}
    </p>
  );
}
