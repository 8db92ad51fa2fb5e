import { orderLocale } from '../DateField/isoDate.ts';

/** The page's language as the library takes it, with the calendar and the digits of the field: it decides names, the first day of a week and which way the arrow keys go. */
export function calendarLocale(locale: string): string {
  return new Intl.Locale(orderLocale(locale), { calendar: 'gregory', numberingSystem: 'latn' }).toString();
}

/** What fits over a column of days: the short names of Arabic and Persian are words, of which two would run into each other. */
const longestWeekday = 6;

/** How weekdays are named over their days. */
export function weekdayStyle(locale: string): 'short' | 'narrow' {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const names = Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 10, 1 + day)));
  return names.some(({ length }) => length > longestWeekday) ? 'narrow' : 'short';
}
