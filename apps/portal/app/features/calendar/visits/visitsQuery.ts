import type { components } from '@aarambh/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { queries } from '#app/session/queries.ts';

export type Visit = components['schemas']['Visit'];

/** Wishes, and visits to come. */
export const visitsQuery = () => queries().queryOptions('get', '/visit');

/** One visit, in whatever state. */
export const visitQuery = (id: string) =>
  queries().queryOptions('get', '/visit/{id}', { params: { path: { id } } });

/** Which halls of the own institute are free on a day. */
export const hallsQuery = (day: string) =>
  queries().queryOptions('get', '/visit/hall', { params: { query: { day } } });

/** What a visit would meet. */
export const visitClashesQuery = (query: {
  readonly instituteID: string;
  readonly day: string;
  readonly hall?: string;
  readonly visitID?: string;
}) => queries().queryOptions('get', '/visit/clash', { params: { query } });

/** Reads anew whatever shows visits. */
export const forgetVisits = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({
      predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith('/visit'),
    }),
    client.invalidateQueries({ queryKey: ['get', '/calendar'] }),
  ]);

export const stateTones = {
  Wanted: 'warning',
  Confirmed: 'success',
  Moved: 'info',
  Cancelled: 'neutral',
} as const;
