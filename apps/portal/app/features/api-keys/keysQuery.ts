import { queries } from '#app/session/queries.ts';

/** The keys of programs. */
export const keysQuery = () => queries().queryOptions('get', '/api-key/all');
