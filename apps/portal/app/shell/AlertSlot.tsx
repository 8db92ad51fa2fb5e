import { useSyncExternalStore } from 'react';
import { slottedAlertRegion } from './slottedAlertRegion.ts';

const nothingYet = (): null => null;

/** The place of the alerts in the page, filled once something that raises them is loaded. */
export function AlertSlot() {
  const Region = useSyncExternalStore(slottedAlertRegion.subscribe, slottedAlertRegion.current, nothingYet);
  // oxlint-disable-next-line react/static-components -- made once, by the module that fills the place
  return Region === null ? null : <Region />;
}
