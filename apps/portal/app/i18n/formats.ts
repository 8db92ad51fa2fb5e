import { gradeText } from '@aarambh/forms';
import { regionOf } from '#app/config/languages.ts';
import { writeNumber } from './numbers.ts';

/** What a `Date` is made from; a day without a time (`yyyy-mm-dd`) and a month (`yyyy-mm`) stay what they are. */
export type Moment = Date | string | number;

/**
 * Every number, amount and date on the screens, as one language writes it in India: 1,00,000, the day before the month, the time of India.
 * Years and codes are no numbers: they are written as they are.
 */
export interface Formats {
  /** The language that these belong to, for names that are written in several. */
  readonly language: string;
  /** `1,00,000`; at most two decimals. */
  readonly number: (value: number) => string;
  /** `+1,00,000`, `-10`, `0`. */
  readonly change: (value: number) => string;
  /** `8.00`, as on the papers of universities. */
  readonly grade: (value: number) => string;
  /** `83%` of a share from 0 to 1. */
  readonly percent: (share: number) => string;
  /** `83.4%` of a share from 0 to 1, as a report says it. */
  readonly percentExactly: (share: number) => string;
  /** `1.5 yrs` of a number of months. */
  readonly years: (months: number) => string;
  /** `240 kB` of a number of bytes, never 0. */
  readonly kilobytes: (bytes: number) => string;
  /** `₹9,60,000`: paise in whole rupees, as pay is said. */
  readonly rupees: (paise: number) => string;
  /** `₹1,180.00`: paise to the paisa, as a receipt says them. */
  readonly money: (paise: number) => string;
  /** `₹10` or `₹9.50`: paise, with decimals only where there are some, as a price is said. */
  readonly price: (paise: number) => string;
  /** `21 Nov 2026`. */
  readonly day: (moment: Moment) => string;
  /** `21 Nov`: where the year is plain. */
  readonly shortDay: (moment: Moment) => string;
  /** `Thu, 1 July 2027`, of a day that somebody has to be somewhere. */
  readonly weekday: (moment: Moment) => string;
  /** `Mon`. */
  readonly weekdayName: (moment: Moment) => string;
  /** `November 2026`. */
  readonly month: (moment: Moment) => string;
  /** `Nov 2026`. */
  readonly shortMonth: (moment: Moment) => string;
  /** `10:00 am`. */
  readonly time: (moment: Moment) => string;
  /** `21 Nov 2026, 10:00 am`. */
  readonly moment: (moment: Moment) => string;
  /** `10:00 am` of today, `21 Nov 2026, 10:00 am` of another day. */
  readonly lately: (moment: Moment, now?: Moment) => string;
  /** How far off a moment is, in whole days, hours or minutes, never more than there is: `in 3 days`, `5 hours ago`. */
  readonly distance: (moment: Moment, now?: Moment) => string;
  /** How much time is left, in its two largest parts and never more than there is: `1 day 6 hours`, `45 minutes`. */
  readonly timeLeft: (until: Moment, now?: Moment) => string;
  /** `Hindi`, of the code `hi`. */
  readonly languageName: (code: string) => string;
  /** The order of two names. */
  readonly compare: (one: string, other: string) => number;
}

const timeZone = 'Asia/Kolkata';

const dayOfMoment = new Intl.DateTimeFormat('en-CA', { timeZone });

/** `2026-11-21`, as the contract writes the day of a moment in India. */
export const isoDay = (moment: Moment): string => dayOfMoment.format(new Date(moment));

/** Making one of these costs more than writing with it. */
function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** Day, month and year stay on one line, and so do the parts of a time. */
const unbroken = (text: string): string => text.replaceAll(/(?<!,) /g, '\u00a0');

const minutesBetween = (from: Moment, to: Moment): number =>
  (new Date(to).getTime() - new Date(from).getTime()) / 60_000;

function createFormats(language: string): Formats {
  const locale = regionOf(language);
  const numbers = (options: Intl.NumberFormatOptions) => {
    const format = once(() => new Intl.NumberFormat(locale, options));
    return (value: number) => format().format(value);
  };
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
    return (moment: Moment) => format().format(new Date(moment));
  };
  // CLDR groups amounts in Marathi by thousands, ₹615,000, though numbers as everybody here does: an amount is written in one way in every language.
  const inRupees = (options: Intl.NumberFormatOptions) => {
    const format = once(
      () => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', ...options }),
    );
    return (paise: number) => format().format(paise / 100);
  };
  const years = numbers({ style: 'unit', unit: 'year', maximumFractionDigits: 1 });
  const kilobytes = numbers({ style: 'unit', unit: 'kilobyte' });
  const units = {
    day: numbers({ style: 'unit', unit: 'day', unitDisplay: 'long' }),
    hour: numbers({ style: 'unit', unit: 'hour', unitDisplay: 'long' }),
    minute: numbers({ style: 'unit', unit: 'minute', unitDisplay: 'long' }),
  };
  const day = dates({ dateStyle: 'medium' });
  const time = dates({ timeStyle: 'short' });
  const dayAndTime = dates({ dateStyle: 'medium', timeStyle: 'short' });
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
  const names = once(() => new Intl.DisplayNames(locale, { type: 'language' }));
  const collator = once(() => new Intl.Collator(locale));
  return {
    language,
    number: (value) => writeNumber(language, value),
    change: numbers({ signDisplay: 'exceptZero' }),
    grade: gradeText,
    percent: numbers({ style: 'percent' }),
    percentExactly: numbers({ style: 'percent', maximumFractionDigits: 1 }),
    years: (months) => years(months / 12),
    kilobytes: (bytes) => kilobytes(Math.max(1, Math.round(bytes / 1000))),
    rupees: inRupees({ maximumFractionDigits: 0 }),
    money: inRupees({}),
    price: inRupees({ trailingZeroDisplay: 'stripIfInteger' }),
    day: (moment) => unbroken(day(moment)),
    shortDay: dates({ day: 'numeric', month: 'short' }),
    weekdayName: dates({ weekday: 'short' }),
    weekday: dates({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }),
    month: dates({ month: 'long', year: 'numeric' }),
    shortMonth: dates({ month: 'short', year: 'numeric' }),
    time: (moment) => unbroken(time(moment)),
    moment: (moment) => unbroken(dayAndTime(moment)),
    lately: (moment, now = Date.now()) =>
      unbroken((isoDay(moment) === isoDay(now) ? time : dayAndTime)(moment)),
    distance: (moment, now = Date.now()) => {
      const minutes = minutesBetween(now, moment);
      if (Math.abs(minutes) >= 24 * 60) return relative().format(Math.trunc(minutes / 60 / 24), 'day');
      return Math.abs(minutes) >= 60
        ? relative().format(Math.trunc(minutes / 60), 'hour')
        : relative().format(Math.trunc(minutes), 'minute');
    },
    timeLeft: (until, now = Date.now()) => {
      const minutes = Math.max(0, Math.trunc(minutesBetween(now, until)));
      const parts = [
        ['day', Math.trunc(minutes / 60 / 24)],
        ['hour', Math.trunc(minutes / 60) % 24],
        ['minute', minutes % 60],
      ] as const;
      const first = parts.findIndex(([, count]) => count > 0);
      return parts
        .slice(first === -1 ? 2 : first)
        .slice(0, 2)
        .flatMap(([unit, count], index) => (count === 0 && index > 0 ? [] : [units[unit](count)]))
        .join(' ');
    },
    languageName: (code) => names().of(code) ?? code,
    compare: (one, other) => collator().compare(one, other),
  };
}

const known = new Map<string, Formats>();

/**
 * How a language writes numbers, amounts and dates. What is rendered takes those of the page from `useFormats`.
 * @param language `en` or `hi`
 */
export function formatsOf(language: string): Formats {
  const formats = known.get(language) ?? createFormats(language);
  known.set(language, formats);
  return formats;
}
