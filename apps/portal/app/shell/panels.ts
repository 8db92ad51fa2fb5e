import { useSyncExternalStore } from 'react';

/** What slides in over the page; one at a time. */
export type PanelName = 'account' | 'notifications';

let open: PanelName | null = null;
const listeners = new Set<() => void>();

function become(next: PanelName | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens a panel, in place of the one that is open. */
export const openPanel = (name: PanelName): void => become(name);

/** Closes whichever panel is open. */
export const closePanel = (): void => become(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The panel that is open. */
export const useOpenPanel = (): PanelName | null =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
