import type { TokenClaims } from '@aarambh/api-client';
import { use } from 'react';
import { Outlet, useLocation } from 'react-router';
import { AccessContext } from '#app/access/access.ts';
import { navRouteOf, opensRoute } from '#app/access/navRoutes.ts';
import { NoAccess } from './NoAccess.tsx';

/** The screen at an address behind the sign-in, or the notice that the role does not open it. */
export function GuardedScreen({ user }: { readonly user: TokenClaims }) {
  const { pathname } = useLocation();
  const access = use(AccessContext);
  const route = navRouteOf(pathname);
  if (route !== undefined && opensRoute(access, route)) return <Outlet context={user} />;
  // Without the role it is not known what it opens; the shell already says that it could not be read.
  return access.isKnown ? <NoAccess /> : null;
}
