/**
 * Calls that are not made yet: what is final on the server waits for the ten seconds in which people take it back (domain, D.2). They go
 * on while other screens are open; of a window that is closed before, nothing was done. What a reload must not lose is kept beside
 * (`keptDeclines.ts`).
 */
import type { ApiError, Attempt } from '@aarambh/api-client';
import { useSyncExternalStore } from 'react';

/** Milliseconds in which a call is taken back. */
export const undoTime = 10_000;

interface Held {
  /** Takes it back; after it was made, nothing happens. */
  readonly undo: () => void;
}

const held = new Map<string, Held>();
const listeners = new Set<() => void>();

function set(key: string, call: Held | undefined): void {
  if (call === undefined) held.delete(key);
  else held.set(key, call);
  for (const tell of listeners) tell();
}

interface Hearing {
  /** With the failure, or without one when it is done. */
  readonly onSent: (error: ApiError | undefined) => void;
  readonly onUndone: () => void;
}

/**
 * Makes a call in some time, unless it is taken back.
 * @param key what is done to what; one that waits under the same key is taken back
 * @param wait milliseconds
 */
export function holdCall(
  key: string,
  send: () => Promise<Attempt<unknown>>,
  { onSent, onUndone }: Hearing,
  wait: number = undoTime,
): Held {
  const timer = setTimeout(() => {
    set(key, undefined);
    void send().then((result) => onSent(result.ok ? undefined : result.error));
  }, wait);
  const own: Held = {
    undo: () => {
      if (held.get(key) !== own) return;
      clearTimeout(timer);
      set(key, undefined);
      onUndone();
    },
  };
  held.get(key)?.undo();
  set(key, own);
  return own;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether such a call can still be taken back. */
export const isHeld = (key: string): boolean => held.has(key);

/** The call that can still be taken back. */
export const useHeldCall = (key: string): Held | undefined =>
  useSyncExternalStore(subscribe, () => held.get(key));
