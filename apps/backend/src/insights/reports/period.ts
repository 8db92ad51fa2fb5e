/** The days and months that a report by time goes through, as people in India count them. */
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { endOfIndianDate, indianDate, startOfIndianDate, validationFailed } from '../../platform/index.ts';

export type PeriodUnit = 'day' | 'month';

export interface Period {
  unit: PeriodUnit;
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** First moment that counts. */
  start: Date;
  /** First moment that does not count any more. */
  end: Date;
  /** Every day as `YYYY-MM-DD` or month as `YYYY-MM`, the earliest first. */
  keys: readonly string[];
}

/** Rows of the longest report by day, and by month. */
const maxRows = { day: 366, month: 120 };

/** How many days or months a report goes back that names no beginning, today's included. */
const usual = { day: 30, month: 6 };

const length = { day: 'YYYY-MM-DD'.length, month: 'YYYY-MM'.length };

/**
 * @param range first and last day in India, `YYYY-MM-DD`, both included; absent: the usual period until today
 * @throws ApiFailure 422 when it ends before it begins, or is too long to be shown
 */
export function periodOf(
  unit: PeriodUnit,
  range: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Period {
  const to = range.to ?? indianDate(now);
  const from =
    range.from ?? (unit === 'day' ? addDays(to, 1 - usual.day) : firstOfMonth(to, 1 - usual.month));
  if (from > to) throw badRange('range', 'This period ends before it begins.');
  const keys: string[] = [];
  let key = from.slice(0, length[unit]);
  while (key <= to.slice(0, length[unit])) {
    if (keys.length === maxRows[unit]) throw badRange('tooLong', 'This period is too long.');
    keys.push(key);
    key = unit === 'day' ? addDays(key, 1) : firstOfMonth(`${key}-01`, 1).slice(0, length.month);
  }
  return { unit, from, to, start: startOfIndianDate(from), end: endOfIndianDate(to), keys };
}

/** The days of the period that the row of a key counts. */
export function daysOf({ unit, from, to }: Period, key: string): { from: string; to: string } {
  if (unit === 'day') return { from: key, to: key };
  const first = `${key}-01`;
  const last = addDays(firstOfMonth(first, 1), -1);
  return { from: first < from ? from : first, to: last > to ? to : last };
}

/** The key of the day or month of a moment, as a column of a query. India is five and a half hours ahead of UTC all year. */
export function keyOf(column: AnyColumn, unit: PeriodUnit): SQL<string> {
  const pattern = sql.raw(unit === 'day' ? `'YYYY-MM-DD'` : `'YYYY-MM'`);
  return sql<string>`to_char(${column} at time zone 'UTC' + interval '330 minutes', ${pattern})`;
}

/** @param date `YYYY-MM-DD` */
export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, length.day);
}

function firstOfMonth(date: string, months: number): string {
  const moment = new Date(`${date.slice(0, length.month)}-01T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() + months);
  return moment.toISOString().slice(0, length.day);
}

function badRange(code: string, message: string) {
  return validationFailed([{ path: 'from', code, message }], message);
}
