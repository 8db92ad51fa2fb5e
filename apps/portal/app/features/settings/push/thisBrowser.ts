import { attempt, dataOf, type TokenClaims } from '@aarambh/api-client';
import { config } from '#app/config/config.ts';
import { workerReady } from '#app/offline/startWorker.ts';
import { api } from '#app/session/api.ts';
import { dropPush, keepPush, keptPush, subscriptionHere } from '#app/session/keptPush.ts';

type Person = Pick<TokenClaims, 'id' | 'jti'>;

/**
 * Whether this browser can show news: `ready` to be asked, or why not. `install`: an iPhone or iPad, where only a portal on the home
 * screen may (WebKit, since iOS 16.4).
 */
export type PushStanding = 'ready' | 'denied' | 'install' | 'unsupported';

export function pushStanding(): PushStanding {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (canPush && import.meta.env.PROD) return Notification.permission === 'denied' ? 'denied' : 'ready';
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchedMac();
  return isApple && !matchMedia('(display-mode: standalone)').matches ? 'install' : 'unsupported';
}

/** An iPad says that it is a Mac. */
const isTouchedMac = (): boolean => /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

/**
 * Asks for the permission, which the browser allows after a press alone, and tells the server.
 * @returns how it stands afterwards; `ready`: the question was closed without an answer
 * @throws ApiError, or what the browser says when its push service cannot be reached
 */
export async function turnOnHere(person: Person): Promise<'on' | 'ready' | 'denied'> {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'ready';
  await subscribe(person);
  return 'on';
}

async function subscribe({ id: userID, jti }: Person): Promise<void> {
  const { key } = config().push;
  if (key === null) throw new Error('Browsers are not sent to.');
  const registration = await workerReady();
  const known = await registration.pushManager.getSubscription();
  // Only what was asked for with this key can be sent to with it.
  if (known !== null && keyOf(known.options.applicationServerKey) !== key) await known.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint } = subscription;
  const [p256dh, auth] = [keyOf(subscription.getKey('p256dh')), keyOf(subscription.getKey('auth'))];
  const { pushSubscription } = await dataOf(
    api().POST('/push-subscription/add', { body: { endpoint, p256dh, auth } }),
  );
  keepPush({ id: pushSubscription.id, userID, jti });
}

/** Base64url, as the server writes keys. */
const keyOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Whether this is the browser of a row of the settings. */
export const isHere = (id: string, { id: userID }: Person): boolean => {
  const kept = keptPush();
  return kept?.id === id && kept.userID === userID;
};

/**
 * Once in a session: this browser goes on for its person under the new session. Somebody else who signs in here gets nothing of it, and
 * what was turned off elsewhere is off.
 */
export async function claimHere(person: Person): Promise<void> {
  const subscription = await subscriptionHere();
  const kept = keptPush();
  if (subscription === null) return;
  if (kept === null || kept.userID !== person.id) {
    await dropPush();
    await subscription.unsubscribe();
    return;
  }
  if (kept.jti === person.jti) return;
  const listed = await attempt(api().GET('/push-subscription/all'));
  if (!listed.ok) return;
  if (listed.data.pushSubscription.some(({ id }) => id === kept.id)) await subscribe(person);
  else await dropPush();
}
