import { useQuery } from '@tanstack/react-query';
import type { components } from '@aarambh/api-client';
import { queries } from '../../../session/queries.ts';

export type Dashboard = components['schemas']['Dashboard'];
export type DashboardFigure = components['schemas']['DashboardFigure'];

/** The one call of the dashboard: everything on it but messages and charts. */
export const dashboardQuery = () => queries().queryOptions('get', '/dashboard/summary');

export const useDashboard = () => useQuery(dashboardQuery());

/** A figure by its key; none where the role does not have its list. */
export const figureOf = (
  { figures }: Pick<Dashboard, 'figures'>,
  key: DashboardFigure['key'],
): DashboardFigure | undefined => figures.find((figure) => figure.key === key);
