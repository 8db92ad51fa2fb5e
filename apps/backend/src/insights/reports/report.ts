/** What a report is made of: rows of numbers, and what they add up to. */
import type { components } from '@aarambh/api-client/schema';
import type { Period } from './period.ts';

export type ReportRow = components['schemas']['ReportRow'];
export type ReportBody = Pick<components['schemas']['Report'], 'totals' | 'series'>;

/** A row per day or month of a period, also for those on which nothing was. @param none the values of such a row */
export function overPeriod<Values extends Record<string, number>>(
  { keys }: Period,
  rows: readonly ({ key: string } & Values)[],
  none: Values,
): ReportBody {
  const found = new Map(rows.map(({ key, ...values }) => [key, values]));
  return withTotals(
    keys.map((key) => ({ key, label: key, values: { ...none, ...found.get(key) } })),
    Object.keys(none),
  );
}

/** A report whose totals are the sums over its rows. @param names what is summed */
export function withTotals(series: ReportRow[], names: readonly string[]): ReportBody {
  const total = (name: string) => series.reduce((sum, { values }) => sum + (values[name] ?? 0), 0);
  return { totals: Object.fromEntries(names.map((name) => [name, total(name)])), series };
}
