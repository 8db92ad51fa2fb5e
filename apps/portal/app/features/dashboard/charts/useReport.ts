import type { components } from '@aarambh/api-client';
import { useQuery } from '@tanstack/react-query';
import { queries } from '#app/session/queries.ts';

export type Report = components['schemas']['Report'];

/** Of whom a report is. */
export interface Selection {
  readonly instituteID?: string;
  readonly passingYear?: number;
}

/** What a report is asked with. */
export interface ReportQuery extends Selection {
  /** Of a report by time the first day, `yyyy-mm-dd`. @default thirty days ago, of a report by months half a year */
  readonly from?: string;
  readonly groupBy?: 'month';
}

/** Reads a report of what the person's role reaches. */
export function useReport(name: components['schemas']['ReportName'], query: ReportQuery) {
  const { data, error, isPending, refetch } = useQuery(
    queries().queryOptions('get', '/report/{name}', { params: { path: { name }, query } }),
  );
  return { report: data?.data.report, error, isPending, refetch };
}
