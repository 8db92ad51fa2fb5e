import { useQuery } from '@tanstack/react-query';
import type { components } from '@aarambh/api-client';
import { queries } from '#app/session/queries.ts';

export type Dashboard = components['schemas']['Dashboard'];
export type DashboardFigure = components['schemas']['DashboardFigure'];

/** As long as a dashboard takes to be drawn. Whoever comes back to it later has mostly done something that its figures count. */
const staleTime = 2000;

/** The one call of the dashboard: everything on it but messages and charts. */
export const dashboardQuery = () => queries().queryOptions('get', '/dashboard/summary', {}, { staleTime });

export const useDashboard = () => useQuery(dashboardQuery());

/** A figure by its key; none where the role does not have its list. */
export const figureOf = (
  { figures }: Pick<Dashboard, 'figures'>,
  key: DashboardFigure['key'],
): DashboardFigure | undefined => figures.find((figure) => figure.key === key);
