import type { SignedOutReason } from '@aarambh/api-client';

const home = '/dashboard';
const origin = 'https://portal.invalid';

/**
 * Where to go after signing in: the path that was asked for, if it is one of the portal's own; otherwise the dashboard.
 * Everything that a browser could read as another site is refused.
 */
export function inAppPath(value: string | null): string {
  // Browsers drop tabs and line breaks from an address and take a backslash for a slash.
  if (value === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return home;
  const url = URL.canParse(value, origin) ? new URL(value, origin) : undefined;
  if (url?.origin !== origin || url.pathname.startsWith('//') || /^\/login(?:\/|$)/.test(url.pathname))
    return home;
  return url.pathname + url.search + url.hash;
}

/** Notices that the sign-in screen shows, by how the session ended. */
const notices = {
  expired: 'ended',
  revoked: 'ended',
  'signed-out': 'signed-out',
  elsewhere: 'signed-out',
  none: null,
} as const;

/** Where a person is sent whose change of the password cannot go on (specification, section 2, /reset-password). */
export const resetLostAddress = '/login?notice=reset-lost';

const shown = ['ended', 'signed-out', 'reset-lost'] as const;

export type SignInNotice = (typeof shown)[number];

/** The address of the sign-in screen, with the way back unless the person left on purpose. */
export function signInAddress(
  from: Pick<URL, 'pathname' | 'search' | 'hash'>,
  reason: SignedOutReason,
): string {
  const query = new URLSearchParams();
  const target = from.pathname + from.search + from.hash;
  if (reason !== 'signed-out' && inAppPath(target) !== home) query.set('next', target);
  const notice = notices[reason];
  if (notice) query.set('notice', notice);
  const search = query.toString();
  return search ? `/login?${search}` : '/login';
}

/** What this module wrote into the address of the sign-in screen. */
export function readSignInAddress(query: URLSearchParams): { target: string; notice: SignInNotice | null } {
  const notice = query.get('notice');
  return {
    target: inAppPath(query.get('next')),
    notice: shown.find((known) => known === notice) ?? null,
  };
}
