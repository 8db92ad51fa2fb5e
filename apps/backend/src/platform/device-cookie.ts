/**
 * The cookie by which a browser is known again, so that tries made elsewhere do not shut out the person who uses it. It signs nobody in.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from './keys.ts';

/** The prefix makes browsers refuse one that another host, a subdomain or an unprotected page sets (RFC 6265bis, section 4.1.3). */
const cookieName = '__Host-device';

/** Seconds that a browser keeps it after the last sign-in, and that the server remembers what it signed in to. */
export const deviceLife = 180 * 24 * 60 * 60;

/** An id for a browser that has none. */
export function newDeviceID(): string {
  return randomBytes(16).toString('base64url');
}

/** The id that a `Cookie` header carries; null without one, or with one that this server did not sign. */
export function readDeviceID(header: string | undefined, keys: Pick<Keys, 'devices'>): string | null {
  const cookies = (header ?? '').split(';').map((each) => each.trim());
  const value = cookies.find((each) => each.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
  const [, id, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (id === undefined || signature === undefined) return null;
  const isOurs = keys.devices.some((key) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, id))),
  );
  return isOurs ? id : null;
}

/** The headers that give a browser its cookie, or renew it. */
export function deviceCookie(id: string, keys: Pick<Keys, 'devices'>): Record<'set-cookie', string> {
  const value = `${cookieName}=${id}.${sign(keys.devices[0], id)}`;
  return { 'set-cookie': `${value}; Path=/; Max-Age=${deviceLife}; HttpOnly; Secure; SameSite=Strict` };
}

function sign(key: Uint8Array, id: string): string {
  return createHmac('sha256', key).update(id).digest('base64url');
}
