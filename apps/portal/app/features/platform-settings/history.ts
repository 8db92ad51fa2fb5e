import { queries } from '#app/session/queries.ts';

/** A page of the changes of a scope, newest first. */
export const historyQuery = (
  scope: string,
  page: { readonly pageNo: number; readonly pageSize: number; readonly cursor?: string },
) =>
  queries().queryOptions('get', '/settings/{id}/history', {
    params: { path: { id: scope }, query: page },
  });
