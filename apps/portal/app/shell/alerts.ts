import { AlertRegion, alerts } from '@aarambh/ui/AlertRegion';
import { slottedAlertRegion } from './slottedAlertRegion.ts';

// Whoever can raise an alert brings along what shows it: so a screen without alerts, such as signing in, does not load
// it, and one with alerts needs no network to say that the network is away.
slottedAlertRegion.fill(AlertRegion);

export { alerts };
