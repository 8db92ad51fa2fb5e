/**
 * A day of the calendar, `2026-11-21` (ISO 8601), or `''` for none. It has no time and no time zone, so nothing can shift it.
 */
export type IsoDate = string;

/** The parts of a date as they stand in a field. */
export type DateParts = { readonly day: string; readonly month: string; readonly year: string };
export type DatePart = keyof DateParts;

export const datePartNames = ['day', 'month', 'year'] as const;
export const noDate: DateParts = { day: '', month: '', year: '' };

const pattern = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/** The number of days of a month, 1 to 12. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The parts of a date in their Indian order, without leading zeros; all empty when it is no date. */
export function splitIsoDate(date: IsoDate): DateParts {
  const [, year, month, day] = pattern.exec(date) ?? [];
  if (year === undefined || month === undefined || day === undefined) return noDate;
  return { day: String(Number(day)), month: String(Number(month)), year };
}

export function toIsoDate(year: number, month: number, day: number): IsoDate {
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'));
  return `${String(year).padStart(4, '0')}-${mm}-${dd}`;
}

/** English without a country would be written in the order of the United States. */
export const orderLocale = (locale: string): string => (locale === 'en' ? 'en-IN' : locale);

function format(date: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(orderLocale(locale), {
    ...options,
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).format(date);
}

/** A date in words: `21 November 2026`. */
export function formatIsoDate(date: IsoDate, locale: string): string {
  const { day, month, year } = splitIsoDate(date);
  return format(Date.UTC(Number(year), Number(month) - 1, Number(day)), locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

/** A date with its day of the week, as it is said of a day in a calendar: `Saturday, 21 November 2026`. */
export function formatIsoDay(date: IsoDate, locale: string): string {
  const { day, month, year } = splitIsoDate(date);
  return format(Date.UTC(Number(year), Number(month) - 1, Number(day)), locale, { dateStyle: 'full' });
}

/** The name of a month, 1 to 12: `November`. */
export function formatMonthName(month: number, locale: string): string {
  return format(Date.UTC(2026, month - 1, 1), locale, { month: 'long' });
}

/** A month in words: `November 2026`. */
export function formatMonth(year: number, month: number, locale: string): string {
  return format(Date.UTC(year, month - 1, 1), locale, { month: 'long', year: 'numeric' });
}

const withoutDots = (name: string): string => name.toLowerCase().replaceAll('.', '');

/** The number of a month by its name, long or short, in English or the language of the page; nothing for other words. */
export function monthByName(name: string, locale: string): number | undefined {
  const wanted = withoutDots(name.trim());
  if (wanted === '') return undefined;
  for (let month = 1; month <= 12; month += 1) {
    for (const language of new Set(['en', locale])) {
      for (const length of ['long', 'short'] as const) {
        if (withoutDots(format(Date.UTC(2026, month - 1, 1), language, { month: length })) === wanted)
          return month;
      }
    }
  }
  // What people write for the one month whose short name varies.
  return wanted === 'sept' ? 9 : undefined;
}
