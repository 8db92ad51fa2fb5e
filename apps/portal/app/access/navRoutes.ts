import { isAllowed, type Access } from './access.ts';
import { guardedRoutes, type GuardedRoute, type RouteName } from './guardedRoutes.ts';

/** A row of the table of guarded routes. */
export interface NavRoute extends GuardedRoute {
  readonly name: RouteName;
}

/** All rows, those without a screen too. */
export const navRoutes: readonly NavRoute[] = guardedRoutes;

/** An address without slashes at its ends, and without parameters, query and fragment. */
const plain = (address: string): string =>
  (address.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .map((segment) => segment.split(';', 1)[0] ?? '')
    .filter((segment) => segment !== '')
    .join('/');

/** The route that an address of the portal belongs to: the longest one that is the address or lies above it. */
export function navRouteOf(address: string): NavRoute | undefined {
  const path = plain(address);
  return navRoutes
    .filter((route) => path === route.path || path.startsWith(`${route.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** Whether a role opens a route. */
export const opensRoute = (access: Access, { needs, scopes }: NavRoute): boolean =>
  isAllowed(access, needs) &&
  (scopes === undefined || access.scope === undefined || scopes.includes(access.scope));

/** The routes with a screen at their own address that the role opens, so that no link to one ends at a closed door. */
export const openRoutes = (access: Access): readonly NavRoute[] =>
  navRoutes.filter((route) => route.screens?.[''] !== undefined && opensRoute(access, route));

/** Those of them that the side menu leads to (specification, section 2). */
export const menuRoutes = (access: Access): readonly NavRoute[] =>
  openRoutes(access).filter(({ menu }) => menu !== undefined);

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Whether a screen answers at an address, so that a link to it does not end on /page-not-found. */
export function hasScreen(address: string): boolean {
  const path = segmentsOf(plain(address));
  return navRoutes.some((route) =>
    Object.keys(route.screens ?? {}).some((below) => {
      const pattern = [...segmentsOf(route.path), ...segmentsOf(below)];
      return (
        pattern.length === path.length &&
        pattern.every((segment, index) => segment.startsWith(':') || segment === path[index])
      );
    }),
  );
}
