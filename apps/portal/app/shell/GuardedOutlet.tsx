import { use } from 'react';
import { Outlet, useLocation } from 'react-router';
import { AccessContext, isAllowed } from '../access/access.ts';
import { navRouteOf } from '../access/navRoutes.ts';
import { NoAccess } from './NoAccess.tsx';
import { useUser } from './useUser.ts';

/** Stands in for a screen that fails and has nothing of its own to say; the shell around it stays. */
export { ScreenError as ErrorBoundary } from './ScreenError.tsx';

/** The screen at an address behind the sign-in, or the plain word that the role does not open it. */
export default function GuardedOutlet() {
  const { pathname } = useLocation();
  const access = use(AccessContext);
  const user = useUser();
  const route = navRouteOf(pathname);
  if (route !== undefined && isAllowed(access, route.needs)) return <Outlet context={user} />;
  // While the role could not be read nobody can say that it lacks something; the shell says what is the matter.
  return access.isKnown ? <NoAccess /> : null;
}
