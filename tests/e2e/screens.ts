/** Who looks at the portal, and at what: for the tests of every screen and for the pictures of them. */
import { guardedRoutes, type GuardedRoute } from '../../apps/portal/app/access/guardedRoutes.ts';

/** Addresses of the screens that anybody can open, with what they need to show something. */
export const publicAddresses = [
  '/login',
  '/register',
  '/otp-verification;contact=9876543210',
  '/forgot-password',
  '/activate-user',
  '/undo-email-change?token=abc',
  '/withdraw-consent?token=abc',
  '/accept-invitation',
  '/panel#secret=abc',
  '/college-sign-in',
  '/contact-us',
  '/page-not-found',
];

/** A demo account of each kind. */
export const personas = [
  { name: 'student', who: 'a fresher', mobileNumber: '9000000001' },
  { name: 'candidate', who: 'an experienced candidate', mobileNumber: '9000000011' },
  { name: 'employer', who: 'an employer', mobileNumber: '9000000021' },
  { name: 'officer', who: 'an officer', mobileNumber: '9000000031' },
  { name: 'support', who: 'support', mobileNumber: '9000000041' },
  { name: 'admin', who: 'a super admin', mobileNumber: '9000000051' },
] as const;

/** Addresses of the screens of a guarded route, without the slash before them. */
export const addressesOf = ({ path, screens = {} }: GuardedRoute): string[] =>
  Object.keys(screens).map((below) => (below === '' ? path : `${path}/${below}`));

/** Those of all guarded routes. */
export const guardedAddresses: readonly string[] = guardedRoutes.flatMap(addressesOf);
