import { useMemo, useState } from 'react';
import { queryOf, type Period } from './period.ts';
import type { ReportQuery, Selection } from './useReport.ts';

/** What a report of these over a period that ends today is asked with. */
export function useReportQuery(period: Period, selection: Selection): ReportQuery {
  const [now] = useState(() => Date.now());
  return useMemo(() => ({ ...queryOf(period, now), ...selection }), [period, now, selection]);
}
