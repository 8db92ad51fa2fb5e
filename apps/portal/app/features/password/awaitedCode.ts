import { useSyncExternalStore } from 'react';
import { tabStore } from '#app/storage.ts';

const key = 'forgot-password';
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Goes to the second step of /forgot-password: a code was sent to the number. Kept in this tab, over a reload. */
export function awaitCodeOf(mobileNumber: string): void {
  tabStore.write(key, mobileNumber);
  tell();
}

/** Goes back to the first step. */
export function dropAwaitedCode(): void {
  tabStore.remove(key);
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The number whose code is awaited; null in the first step, and while React takes over the prerendered page. */
export function useAwaitedCode(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => tabStore.read(key),
    () => null,
  );
}
