import { useSyncExternalStore } from 'react';

/** What comes over the page; one at a time. */
export type PanelName = 'account' | 'leaving' | 'notifications' | 'search';

let open: PanelName | null = null;
let failed: PanelName | null = null;
const listeners = new Set<() => void>();

function become(next: PanelName | null, lacking: PanelName | null = null): void {
  open = next;
  failed = lacking;
  for (const listener of listeners) listener();
}

/** Opens a panel and closes the one that is open. */
export const openPanel = (name: PanelName): void => become(name);

/** Closes whichever panel is open. */
export const closePanel = (): void => become(null);

/** Closes a panel that could not be loaded; which one it was stays known until a panel is opened. */
export const failPanel = (name: PanelName): void => become(null, name);

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

/** The panel that was asked for last and could not be loaded. */
export const useFailedPanel = (): PanelName | null =>
  useSyncExternalStore(
    subscribe,
    () => failed,
    () => null,
  );
