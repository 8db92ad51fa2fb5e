/**
 * Every date on the screens: the day before the month, in Indian time, in the language of the page.
 * A moment is what a `Date` is made from; a day without a time (`yyyy-mm-dd`) and a month (`yyyy-mm`) stay what they are.
 */
type Moment = Date | string | number;

const written = (moment: Moment, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(new Intl.Locale(language, { region: 'IN' }), {
    ...options,
    timeZone: 'Asia/Kolkata',
  }).format(new Date(moment));

/** Day, month and year stay on one line, and so do the parts of a time. */
const unbroken = (text: string): string => text.replaceAll(/(?<!,) /g, '\u00a0');

/** `2026-11-21`, as the contract writes the day of a moment in India. */
export const isoDay = (moment: Moment): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(moment));

/** `21 Nov 2026`. */
export const dayText = (moment: Moment, language: string): string =>
  unbroken(written(moment, language, { dateStyle: 'medium' }));

/** `21 Nov`: where the year is plain. */
export const shortDayText = (moment: Moment, language: string): string =>
  written(moment, language, { day: 'numeric', month: 'short' });

/** `November 2026`. */
export const monthText = (moment: Moment, language: string): string =>
  written(moment, language, { month: 'long', year: 'numeric' });

/** `Nov 2026`. */
export const shortMonthText = (moment: Moment, language: string): string =>
  written(moment, language, { month: 'short', year: 'numeric' });

/** `10:00 am`. */
export const timeText = (moment: Moment, language: string): string =>
  unbroken(written(moment, language, { timeStyle: 'short' }));

/** `21 Nov 2026, 10:00 am`. */
export const momentText = (moment: Moment, language: string): string =>
  unbroken(written(moment, language, { dateStyle: 'medium', timeStyle: 'short' }));

/** `10:00 am` of today, `21 Nov 2026, 10:00 am` of another day. */
export const latelyText = (moment: Moment, language: string, now: Moment = Date.now()): string =>
  (dayText(moment, language) === dayText(now, language) ? timeText : momentText)(moment, language);

/** `Thu, 1 July 2027`, of a day that somebody has to be somewhere. */
export const weekdayText = (moment: Moment, language: string): string =>
  written(moment, language, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });

const minuteMs = 60_000;

/** How far off a moment is, in whole days, hours or minutes, never more than there is: `in 3 days`, `5 hours ago`. */
export function distanceText(moment: Moment, language: string, now: Moment = Date.now()): string {
  const minutes = (new Date(moment).getTime() - new Date(now).getTime()) / minuteMs;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  if (Math.abs(minutes) >= 24 * 60) return format.format(Math.trunc(minutes / 60 / 24), 'day');
  return Math.abs(minutes) >= 60
    ? format.format(Math.trunc(minutes / 60), 'hour')
    : format.format(Math.trunc(minutes), 'minute');
}

/** How much time is left, in its two largest parts and never more than there is: `1 day 6 hours`, `45 minutes`. */
export function leftText(moment: Moment, language: string, now: Moment = Date.now()): string {
  const minutes = Math.max(0, Math.trunc((new Date(moment).getTime() - new Date(now).getTime()) / minuteMs));
  const parts = [
    ['day', Math.trunc(minutes / 60 / 24)],
    ['hour', Math.trunc(minutes / 60) % 24],
    ['minute', minutes % 60],
  ] as const;
  const first = parts.findIndex(([, count]) => count > 0);
  return parts
    .slice(first === -1 ? 2 : first)
    .slice(0, 2)
    .flatMap(([unit, count], index) =>
      count === 0 && index > 0
        ? []
        : [new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)],
    )
    .join(' ');
}
