import { useDeviceChoice } from './deviceChoice.ts';
import { density, type Density } from './looks.ts';
import { useMatches } from './useMatches.ts';

/** A laptop or more, with a mouse. */
const desk = '(min-width: 1024px) and (pointer: fine)';

/**
 * How close rows stand on this device: as was chosen, or else close where somebody works in lists at a desk.
 *
 * @param isAtWork - whether the person works in lists: staff and employers
 */
export function useDensity(isAtWork: boolean): Density {
  const chosen = useDeviceChoice(density);
  const isAtDesk = useMatches(desk);
  if (chosen !== 'usual') return chosen;
  return isAtWork && isAtDesk ? 'compact' : 'comfortable';
}
