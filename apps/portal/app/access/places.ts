import { guardedRoutes, type GuardedRoute, type PlaceName } from './guardedRoutes.ts';
import { isAllowed, type Permission } from './permissions.tsx';

/** A row of the table of guarded routes. */
export interface Place extends GuardedRoute {
  readonly name: PlaceName;
}

/** All places, those without a screen too. */
export const places: readonly Place[] = guardedRoutes;

/** An address without slashes at its ends, and without parameters, query and fragment. */
const plain = (address: string): string =>
  (address.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .map((segment) => segment.split(';', 1)[0] ?? '')
    .filter((segment) => segment !== '')
    .join('/');

/** The place that an address of the portal belongs to: the longest one that is the address or lies above it. */
export function placeOf(address: string): Place | undefined {
  const path = plain(address);
  return places
    .filter((place) => path === place.path || path.startsWith(`${place.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** Whether a role opens a place. Comfort only: the server checks every call. */
export function isOpenTo(held: ReadonlySet<Permission>, { anyOf, allOf = [] }: GuardedRoute): boolean {
  return isAllowed(held, anyOf) && allOf.every((permission) => held.has(permission));
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Whether a screen answers at an address, so that a link to it does not end on /page-not-found. */
export function hasScreen(address: string): boolean {
  const path = segmentsOf(plain(address));
  return places.some((place) =>
    Object.keys(place.screens ?? {}).some((below) => {
      const pattern = [...segmentsOf(place.path), ...segmentsOf(below)];
      return (
        pattern.length === path.length &&
        pattern.every((segment, index) => segment.startsWith(':') || segment === path[index])
      );
    }),
  );
}
