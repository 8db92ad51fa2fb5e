import { deviceStore } from '#app/storage.ts';

const keyOf = (userID: string): string => `payment-order:${userID}`;

/**
 * The order that a person of this browser has begun to pay and whose outcome they have not seen: it is asked about again when
 * the page comes back, so that it is not paid a second time.
 */
export function keptOrder(userID: string): string | null {
  const kept = deviceStore.read(keyOf(userID));
  return kept !== null && /^[A-Za-z0-9_-]{1,64}$/.test(kept) ? kept : null;
}

export function keepOrder(userID: string, orderID: string): void {
  deviceStore.write(keyOf(userID), orderID);
}

export function dropOrder(userID: string): void {
  deviceStore.remove(keyOf(userID));
}
