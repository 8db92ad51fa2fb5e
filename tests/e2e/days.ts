/** Days for what a story plans: to come whenever the tests run, and far from what the sandbox has. */
import type { Locator } from '@playwright/test';
import { dayMs, indianDate } from '../../apps/backend/src/platform/calendar.ts';

const written = (iso: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));

/**
 * The next time that a day comes round, at least three months from now; days of one month are of one year.
 * @param monthAndDay as `03-22`
 */
export function farDay(monthAndDay: string) {
  const soonest = indianDate(new Date(Date.now() + 120 * dayMs));
  const month = monthAndDay.slice(0, 2);
  const year = String(Number(soonest.slice(0, 4)) + (month <= soonest.slice(5, 7) ? 1 : 0));
  const iso = `${year}-${monthAndDay}`;
  return {
    iso,
    /** As `22 Mar 2027`. */
    short: written(iso, { day: 'numeric', month: 'short', year: 'numeric' }),
    /** As `Mon, 22 March 2027`. */
    long: written(iso, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }),
    /** As `March 2027`. */
    month: written(iso, { month: 'long', year: 'numeric' }),
  };
}

/** Fills in the three fields of a date. @param iso as `2027-03-22` */
export async function fillDay(group: Locator, iso: string): Promise<void> {
  const [year = '', month = '', day = ''] = iso.split('-');
  await group.getByRole('textbox', { name: 'Day' }).fill(day);
  await group.getByRole('textbox', { name: 'Month' }).fill(month);
  await group.getByRole('textbox', { name: 'Year' }).fill(year);
}
