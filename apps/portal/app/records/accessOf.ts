import type { Access as RecordsAccess } from '@aarambh/records';
import { isAllowed, type Access } from '#app/access/access.ts';

/** What a role allows, as lists and records ask for it. */
export const accessOf = (role: Pick<Access, 'permissions' | 'scope'>): RecordsAccess => ({
  scope: role.scope,
  may: (needs, scopes) => isAllowed(role, needs, scopes),
});
