import { isoDay } from '#app/i18n/formats.ts';

/** How far back reports by time go. */
export const periods = ['month', 'quarter', 'year'] as const;

export type Period = (typeof periods)[number];

const days = { month: 30, quarter: 90, year: 365 } as const;

const dayMs = 24 * 60 * 60 * 1000;

/** The first day of a period that ends today in India, `yyyy-mm-dd`. A year is told by months. */
export function queryOf(period: Period, now: number): { readonly from: string; readonly groupBy?: 'month' } {
  const from = isoDay(now - (days[period] - 1) * dayMs);
  return period === 'year' ? { from, groupBy: 'month' } : { from };
}

/** Whether the key of a row is a month, `yyyy-mm`. */
export const isMonth = (key: string): boolean => key.length === 'yyyy-mm'.length;
