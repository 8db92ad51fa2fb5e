/** How this installation sends to browsers. */
import { isLoopback, type Config } from './config/index.ts';
import { createVapid, type Vapid } from './messages/index.ts';
import { isPublicURL, type Keys } from './platform/index.ts';

/**
 * The keys that browsers know this installation by, that of new subscriptions first, with who answers for what it sends; none where
 * browsers are not sent to.
 */
export function vapidsOf({ push, smtp, publicAddress }: Config, keys: Keys): readonly Vapid[] {
  if (push === null) return [];
  const own = push.privateKey === null ? [] : [Buffer.from(push.privateKey, 'base64url')];
  const contact = push.contact ?? (smtp === null ? publicAddress : `mailto:${smtp.from.address}`);
  return [...own, ...keys.push].map((secret) =>
    createVapid(secret, contact ?? 'mailto:nobody@aarambh.invalid'),
  );
}

/** Whether browsers may be sent to at an address. */
export function isPushService({ push }: Config, endpoint: string): boolean {
  if (push === null) return false;
  return (
    isPublicURL(endpoint) || (push.onLoopback && URL.canParse(endpoint) && isLoopback(new URL(endpoint)))
  );
}
