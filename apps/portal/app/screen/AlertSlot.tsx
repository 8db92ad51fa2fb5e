import { useSyncExternalStore } from 'react';
import { lazyAlertRegion } from './lazyAlertRegion.ts';

const nothingYet = (): null => null;

/** Shows the alerts of the page, once a module that raises them is loaded. */
export function AlertSlot() {
  const Region = useSyncExternalStore(lazyAlertRegion.subscribe, lazyAlertRegion.current, nothingYet);
  // oxlint-disable-next-line react/static-components -- created once, by the module that registers it
  return Region === null ? null : <Region />;
}
