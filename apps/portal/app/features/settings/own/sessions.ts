import { queries } from '#app/session/queries.ts';

/** Where the person is signed in. */
export const sessionsQuery = () => queries().queryOptions('get', '/auth/sessions');
