import type { components } from '@aarambh/api-client';
import { createContext, use, type ReactNode } from 'react';

export type Permission = components['schemas']['Permission'];

const none: ReadonlySet<Permission> = new Set();
const PermissionsContext = createContext(none);

/** Whether one of the listed permissions is held; a list that names none asks for none (specification, section 6). */
export function isAllowed(held: ReadonlySet<Permission>, anyOf: readonly Permission[]): boolean {
  return anyOf.length === 0 || anyOf.some((permission) => held.has(permission));
}

/** Gives the screens the permissions of the role. Hiding is comfort only: the server checks every call. */
export function PermissionsProvider({
  permissions,
  children,
}: {
  readonly permissions: ReadonlySet<Permission>;
  readonly children: ReactNode;
}) {
  return <PermissionsContext value={permissions}>{children}</PermissionsContext>;
}

/** Whether the person holds one of the listed permissions. */
export function useAllowed(anyOf: readonly Permission[]): boolean {
  return isAllowed(use(PermissionsContext), anyOf);
}
