import { use } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PermissionsContext } from '../access/permissions.tsx';
import { isOpenTo, placeOf } from '../access/places.ts';
import { NoAccess } from './NoAccess.tsx';
import { RoleContext } from './RoleContext.ts';
import { useUser } from './useUser.ts';

/** Stands in for a screen that fails and has nothing of its own to say; the shell around it stays. */
export { ScreenError as ErrorBoundary } from './ScreenError.tsx';

/** The screen at an address behind the sign-in, or the plain word that the role does not open it. */
export default function Place() {
  const { pathname } = useLocation();
  const held = use(PermissionsContext);
  const isKnown = use(RoleContext) === 'known';
  const user = useUser();
  const place = placeOf(pathname);
  if (place !== undefined && isOpenTo(held, place)) return <Outlet context={user} />;
  // While the role could not be read nobody can say that it lacks something; the shell says what is the matter.
  return isKnown ? <NoAccess /> : null;
}
