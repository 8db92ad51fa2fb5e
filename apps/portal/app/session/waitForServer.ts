/** Until when calls wait for a server that has too much to do. */
let until: number | null = null;
const listeners = new Set<() => void>();

/** A call is sent again at this moment, and not before. */
export function waitForServer(retryAt: number): void {
  until = Math.max(until ?? 0, retryAt);
  for (const listener of listeners) listener();
}

/** The moment that calls wait for, in milliseconds of `Date.now()`, or of the last wait; null when none has waited. */
export const serverAwaited = (): number | null => until;

export function onServerAwaited(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
