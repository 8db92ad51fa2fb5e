import { deviceStore } from '#app/storage.ts';

const place = 'aarambh-push';

/** That this browser shows news, as the server knows it. */
export interface KeptPush {
  readonly id: string;
  readonly userID: string;
  /** The session that it goes with on the server. */
  readonly jti: string;
}

/** Null where nobody has turned it on. */
export function keptPush(): KeptPush | null {
  try {
    const kept: unknown = JSON.parse(deviceStore.read(place) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { id, userID, jti } = Object.fromEntries(Object.entries(kept));
    return typeof id === 'string' && typeof userID === 'string' && typeof jti === 'string'
      ? { id, userID, jti }
      : null;
  } catch {
    return null;
  }
}

export const keepPush = (kept: KeptPush): void => deviceStore.write(place, JSON.stringify(kept));

/** What the browser itself has of it; null without a worker, or when it was never turned on. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** This browser shows no more news, whatever the server still believes: the push service tells it. */
export async function dropPush(): Promise<void> {
  if (keptPush() === null) return;
  deviceStore.remove(place);
  const subscription = await subscriptionHere();
  await subscription?.unsubscribe();
}
