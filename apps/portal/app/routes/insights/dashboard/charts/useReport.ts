import type { components } from '@aarambh/api-client';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../../session/queries.ts';

export type Report = components['schemas']['Report'];

/** Reads a report of what the person's role reaches. */
export function useReport(name: components['schemas']['ReportName']) {
  const { data, error, isPending, refetch } = useQuery(
    queries().queryOptions('get', '/report/{name}', { params: { path: { name } } }),
  );
  return { report: data?.data.report, error, isPending, refetch };
}
