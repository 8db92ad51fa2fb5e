import { deviceStore } from '#app/storage.ts';

const keyOf = (userId: string): string => `payment-order:${userId}`;

/**
 * The order that a person of this browser has begun to pay and whose outcome they have not seen: it is asked about again when
 * the page comes back, so that it is not paid a second time.
 */
export function keptOrder(userId: string): string | null {
  const kept = deviceStore.read(keyOf(userId));
  return kept !== null && /^[A-Za-z0-9_-]{1,64}$/.test(kept) ? kept : null;
}

export function keepOrder(userId: string, orderID: string): void {
  deviceStore.write(keyOf(userId), orderID);
}

export function dropOrder(userId: string): void {
  deviceStore.remove(keyOf(userId));
}
