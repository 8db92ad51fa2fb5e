import type { components } from '@aarambh/api-client';
import { permissionValues } from '@aarambh/api-client/enums';
import type { Operation } from '@aarambh/api-client/operations';
import { createContext, use } from 'react';

export type Permission = components['schemas']['Permission'];
export type RoleScope = components['schemas']['RoleScope'];

/** What something on the screen needs: the operation that it calls, or a permission that only the specification names. */
export type Need = Operation | Permission;

/** The role of the person who is signed in. */
export interface Access {
  readonly permissions: ReadonlySet<Permission>;
  /** How far the role reaches; undefined where the server does not say it. */
  readonly scope: RoleScope | undefined;
  /** False if the role could not be read: it then counts as one without permissions (specification, section 6). */
  readonly isKnown: boolean;
}

const known: ReadonlySet<unknown> = new Set(permissionValues);
const isPermission = (value: unknown): value is Permission => known.has(value);

/** The permissions of a role as a server lists them. What is no list counts as empty, what is no permission is left out. */
export function toPermissions(list: unknown): ReadonlySet<Permission> {
  return new Set(Array.isArray(list) ? list.filter(isPermission) : []);
}

function isMet(held: ReadonlySet<Permission>, need: Need): boolean {
  if (typeof need === 'string') return held.has(need);
  const { access, also } = need;
  const isOpen = typeof access === 'string' || access.some((each) => each === 'own' || held.has(each));
  return isOpen && also.every((each) => held.has(each));
}

/**
 * Whether a role opens a route, an entry of the menu or a button. One need of several is enough; no need opens it to everybody
 * who is signed in (specification, section 6). Comfort only: the server checks every call.
 * @param scopes for records that all campuses share: only roles of the whole platform and of these scopes are allowed. A scope
 * that is not known is allowed, because the server decides.
 */
export function isAllowed(
  { permissions, scope }: Pick<Access, 'permissions' | 'scope'>,
  needs: Need | readonly Need[],
  scopes?: readonly RoleScope[],
): boolean {
  const each = [needs].flat();
  if (each.length > 0 && !each.some((need) => isMet(permissions, need))) return false;
  return scopes === undefined || scope === undefined || scope === 'all' || scopes.includes(scope);
}

/** Filled by the shell. */
export const AccessContext = createContext<Access>({
  permissions: toPermissions([]),
  scope: undefined,
  isKnown: false,
});

/** Whether the role of the person who is signed in meets the needs: see `isAllowed`. */
export function useIsAllowed(needs: Need | readonly Need[], scopes?: readonly RoleScope[]): boolean {
  return isAllowed(use(AccessContext), needs, scopes);
}
