import { useMemo, useState } from 'react';
import { queryOf, type Period } from './period.ts';
import type { ReportQuery } from './useReport.ts';

/** What a report over a period that ends today is asked with. */
export function useReportQuery(period: Period): ReportQuery {
  const [now] = useState(() => Date.now());
  return useMemo(() => queryOf(period, now), [period, now]);
}
