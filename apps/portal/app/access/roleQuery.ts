import { queries } from '#app/session/queries.ts';

/** The role of an account, with its permissions. */
export const roleQuery = (id: string) =>
  queries().queryOptions('get', '/role/{id}', { params: { path: { id } } });
