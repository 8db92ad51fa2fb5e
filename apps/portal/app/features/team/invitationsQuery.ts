import { queries } from '#app/session/queries.ts';

/** The invitations that nobody has accepted. */
export const invitationsQuery = () => queries().queryOptions('get', '/team-invitation/all');
