/**
 * Declines that are not sent yet: Declined is final, so the ten seconds in which people take it back pass before the server hears of it
 * (domain, D.2). They go on while other screens are open; a window that is closed before has declined nothing.
 */
import type { ApiError, Attempt } from '@aarambh/api-client';
import { useSyncExternalStore } from 'react';

/** Milliseconds in which a decline is taken back. */
export const undoTime = 10_000;

interface Held {
  /** Takes it back; after it was sent, nothing happens. */
  readonly undo: () => void;
}

const held = new Map<string, Held>();
const listeners = new Set<() => void>();

function set(jobID: string, decline: Held | undefined): void {
  if (decline === undefined) held.delete(jobID);
  else held.set(jobID, decline);
  for (const tell of listeners) tell();
}

interface Hearing {
  /** With the failure, or without one when it is done. */
  readonly onSent: (error: ApiError | undefined) => void;
  readonly onUndone: () => void;
}

/** Sends the decline of a job in ten seconds, unless it is taken back. */
export function holdDecline(
  jobID: string,
  send: () => Promise<Attempt<unknown>>,
  { onSent, onUndone }: Hearing,
): Held {
  const timer = setTimeout(() => {
    set(jobID, undefined);
    void send().then((result) => onSent(result.ok ? undefined : result.error));
  }, undoTime);
  const own: Held = {
    undo: () => {
      if (held.get(jobID) !== own) return;
      clearTimeout(timer);
      set(jobID, undefined);
      onUndone();
    },
  };
  held.get(jobID)?.undo();
  set(jobID, own);
  return own;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The decline of a job that can still be taken back. */
export const useDeclineOf = (jobID: string): Held | undefined =>
  useSyncExternalStore(subscribe, () => held.get(jobID));
