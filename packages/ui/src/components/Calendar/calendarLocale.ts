import { orderLocale } from '../DateField/isoDate.ts';

/** The page's language as the library takes it, with the calendar and the digits of the field: it decides names, the first day of a week and which way the arrow keys go. */
export function calendarLocale(locale: string): string {
  return new Intl.Locale(orderLocale(locale), { calendar: 'gregory', numberingSystem: 'latn' }).toString();
}
