import type { components } from '@aarambh/api-client';
import { permissionValues } from '@aarambh/api-client/enums';
import { createContext, use } from 'react';

export type Permission = components['schemas']['Permission'];

const known: ReadonlySet<unknown> = new Set(permissionValues);
const isPermission = (value: unknown): value is Permission => known.has(value);

/** The permissions of a role as a server lists them. What is no list counts as empty, what is no permission is left out. */
export function toPermissions(list: unknown): ReadonlySet<Permission> {
  return new Set(Array.isArray(list) ? list.filter(isPermission) : []);
}

/** Whether one of the listed permissions is held; a list that names none asks for none (specification, section 6). */
export function isAllowed(held: ReadonlySet<Permission>, anyOf: readonly Permission[]): boolean {
  return anyOf.length === 0 || anyOf.some((permission) => held.has(permission));
}

export type RoleScope = components['schemas']['RoleScope'];

/** Filled by the shell. Hiding what somebody may not use is comfort only: the server checks every call. */
export const PermissionsContext = createContext(toPermissions([]));

/** Whether the person who is signed in holds one of the listed permissions. */
export function useIsAllowed(anyOf: readonly Permission[]): boolean {
  return isAllowed(use(PermissionsContext), anyOf);
}

/** How far the role reaches, as the server says it; undefined where it does not. Filled by the shell. */
export const RoleScopeContext = createContext<RoleScope | undefined>(undefined);

/** Whether the role reaches the whole platform, or as far as one of these. A reach that nobody knows counts: the server decides. */
export function useReaches(...scopes: readonly RoleScope[]): boolean {
  const scope = use(RoleScopeContext);
  return scope === undefined || scope === 'all' || scopes.includes(scope);
}
