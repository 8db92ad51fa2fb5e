import type { RechargeLimits } from '@aarambh/forms';

/** Rupees that are often chosen. */
const amounts = [50, 100, 200, 500];

/** The amounts that one press fills in. Those that this wallet does not take are left out. */
export const quickAmounts = ({ minimum, maximum }: RechargeLimits): number[] =>
  amounts.filter((amount) => amount >= minimum && amount <= maximum);
