/** How this installation sends to browsers. */
import { isLoopback, type Config } from './config/index.ts';
import { createVapid, type Vapid } from './messages/index.ts';
import { isPublicURL, type Keys } from './platform/index.ts';

/** The key that browsers know this installation by, and who answers for what it sends; null where browsers are not sent to. */
export function vapidOf({ push, smtp, publicAddress }: Config, keys: Keys): Vapid | null {
  if (push === null) return null;
  const secret = push.privateKey === null ? keys.push : Buffer.from(push.privateKey, 'base64url');
  const contact = push.contact ?? (smtp === null ? publicAddress : `mailto:${smtp.from.address}`);
  return createVapid(secret, contact ?? 'mailto:nobody@aarambh.invalid');
}

/** Whether browsers may be sent to at an address. */
export function isPushService({ push }: Config, endpoint: string): boolean {
  if (push === null) return false;
  return (
    isPublicURL(endpoint) || (push.onLoopback && URL.canParse(endpoint) && isLoopback(new URL(endpoint)))
  );
}
