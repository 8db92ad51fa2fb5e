import type { ComponentType } from 'react';

let region: ComponentType | null = null;
const listeners = new Set<() => void>();

/** What the page's frame shows alerts with; nothing until a screen that raises some is loaded. */
export const lazyAlertRegion = {
  fill: (component: ComponentType): void => {
    region = component;
    for (const tell of listeners) tell();
  },
  current: (): ComponentType | null => region,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
