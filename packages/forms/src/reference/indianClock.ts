/** Times of a day as a person types them, on the clock of India, whatever the clock of the device says. */
import { failed, passed, type Rule } from '../rules/rule.ts';

/** `9:30`, `09.30`: a clock of 24 hours. */
const clock = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

/** India is ahead by five and a half hours, in summer and winter. */
const aheadMs = 330 * 60_000;

/** A time of a day as it is stored, `09:30`; undefined for a text that is none. */
export function clockTime(typed: string): string | undefined {
  const [, hour, minutes] = clock.exec(typed.trim()) ?? [];
  return hour === undefined || minutes === undefined ? undefined : `${hour.padStart(2, '0')}:${minutes}`;
}

/** The time of a day, from 0:00 to 23:59. */
export const timeOfDay: Rule = (typed) => (clockTime(typed) === undefined ? failed('invalid') : passed);

/** The moment of a day, `yyyy-mm-dd`, and a time that is typed, in India. @throws RangeError for a text that is none */
export const momentInIndia = (day: string, time: string): string =>
  new Date(`${day}T${clockTime(time) ?? ''}:00+05:30`).toISOString();

/** The day and the time of a moment in India, as they would be typed. */
export function typedInIndia(moment: string): { readonly day: string; readonly time: string } {
  const shown = new Date(Date.parse(moment) + aheadMs).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}
