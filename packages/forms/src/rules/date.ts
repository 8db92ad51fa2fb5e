import { failed, passed, type Rule } from './rule.ts';

/** A day of the calendar that there is, as `yyyy-mm-dd`: what a date field sends. */
export const calendarDate: Rule = (value) => (isDay(value) ? passed : failed('date'));

function isDay(value: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  // 30 February becomes a day in March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
