import type { CalendarDate } from '@internationalized/date';
import { endOfMonth, startOfMonth, today } from '@internationalized/date';
import { useContext, type ReactNode } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import type { UiMessages } from '../../messages/index.ts';
import { formatMonthName } from '../DateField/isoDate.ts';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useProvider } from '../Provider/index.ts';
import * as styles from './Calendar.css.ts';

/** Years that can be gone to where the field has no limits: a working life back, and a course ahead. */
const yearsBack = 100;
const yearsAhead = 20;

/** Which month is shown: a step back or forth, or another month or year at once. */
export function CalendarHeader({ texts }: { texts: UiMessages['calendar'] }): ReactNode {
  const single = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const { locale } = useProvider();
  const state = single ?? range;
  if (!state) return null;
  const { focusedDate, minValue, maxValue, timeZone } = state;
  const thisYear = today(timeZone).year;
  const firstYear = Math.min(minValue?.year ?? thisYear - yearsBack, focusedDate.year);
  const lastYear = Math.max(maxValue?.year ?? thisYear + yearsAhead, focusedDate.year);

  const isOutOfReach = (month: CalendarDate): boolean =>
    (minValue != null && endOfMonth(month).compare(minValue) < 0) ||
    (maxValue != null && startOfMonth(month).compare(maxValue) > 0);
  return (
    <div
      className={styles.header}
      // A press that ends here is not one outside the days, which would give up the first day of a range.
      onPointerUp={(event) => event.stopPropagation()}
    >
      <IconButton
        label={texts.previousMonth}
        icon={<ChevronStartIcon />}
        disabled={state.isPreviousVisibleRangeInvalid()}
        onClick={() => state.focusPreviousPage()}
      />
      <select
        aria-label={texts.month}
        className={styles.choice}
        value={focusedDate.month}
        onChange={({ currentTarget }) =>
          state.setFocusedDate(focusedDate.set({ month: Number(currentTarget.value) }))
        }
      >
        {Array.from({ length: 12 }, (_, index) => index + 1).map((month) => (
          <option key={month} value={month} disabled={isOutOfReach(focusedDate.set({ day: 1, month }))}>
            {formatMonthName(month, locale)}
          </option>
        ))}
      </select>
      <select
        aria-label={texts.year}
        className={styles.choice}
        value={focusedDate.year}
        onChange={({ currentTarget }) =>
          state.setFocusedDate(focusedDate.set({ year: Number(currentTarget.value) }))
        }
      >
        {Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index).map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
      <IconButton
        label={texts.nextMonth}
        icon={<ChevronEndIcon />}
        disabled={state.isNextVisibleRangeInvalid()}
        onClick={() => state.focusNextPage()}
      />
    </div>
  );
}
