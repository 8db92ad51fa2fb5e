import { AlertRegion, alerts } from '@aarambh/ui/AlertRegion';
import { lazyAlertRegion } from './lazyAlertRegion.ts';

// A module that raises alerts imports what shows them: a screen without alerts, such as the sign-in, does not load it, and a
// screen with alerts can show one without a network.
lazyAlertRegion.fill(AlertRegion);

export { alerts };
