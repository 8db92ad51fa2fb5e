/**
 * Days as people in India count them. India has one zone, five and a half hours ahead of UTC all year, so the
 * arithmetic needs no time zone data and does not depend on the zone of the machine.
 */
import { inEach, regionOf, type Locale, type LocalizedText } from './language/localized-text.ts';

/** Milliseconds of an hour. */
export const hourMs = 60 * 60 * 1000;

/** Milliseconds of a day, which in India has 24 hours all year. */
export const dayMs = 24 * hourMs;

const offset = 5.5 * hourMs;

const timeZone = 'Asia/Kolkata';

/** The date in India at this moment, as `YYYY-MM-DD`. */
export function indianDate(at: Date): string {
  return new Date(at.getTime() + offset).toISOString().slice(0, 10);
}

/** The moment at which a day begins in India. @param date `YYYY-MM-DD` */
export function startOfIndianDate(date: string): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) - offset);
}

/** The moment at which a day has ended in India: the start of the next. @param date `YYYY-MM-DD` */
export function endOfIndianDate(date: string): Date {
  return new Date(startOfIndianDate(date).getTime() + dayMs);
}

/** The date in India at this moment as it is read: `21 November 2026`, in the language. */
export const longDate = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(regionOf(locale), { dateStyle: 'long', timeZone }).format(at);

const inIndia = (locale: Locale): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(regionOf(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });

/** A moment as people in India write it, in each language. */
export const shownMoment = (moment: Date | string): LocalizedText =>
  inEach((locale) => inIndia(locale).format(new Date(moment)));

const dayIn = (locale: Locale): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(regionOf(locale), { dateStyle: 'medium', timeZone: 'UTC' });

/** A day, `2026-11-30`, as people in India write it, in each language. */
export const shownDay = (day: string): LocalizedText => {
  const date = new Date(`${day}T00:00:00Z`);
  return inEach((locale) => dayIn(locale).format(date));
};
