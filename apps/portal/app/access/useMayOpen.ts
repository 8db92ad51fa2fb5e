import { use } from 'react';
import { AccessContext } from './access.ts';
import { hasScreen, navRouteOf, opensRoute } from './navRoutes.ts';

/** Whether a link to an address of the portal leads somewhere: there is a screen, and the person's role opens it. */
export function useMayOpen(): (address: string) => boolean {
  const access = use(AccessContext);
  return (address) => {
    const route = navRouteOf(address);
    return route !== undefined && hasScreen(address) && opensRoute(access, route);
  };
}
