import type { SearchSelectItem } from '@aarambh/ui/SearchSelect';
import { employeeCounts } from '../reference/employeeCounts.ts';
import { indianStates } from '../reference/states.ts';

/** States and union territories for `FormSearchSelect`, found by their former names and codes too. */
export const indianStateItems: readonly SearchSelectItem[] = indianStates.map(({ code, name, aliases }) => ({
  id: name,
  label: name,
  keywords: [code, ...aliases],
}));

/** Bands of the number of employees for `FormSearchSelect`. */
export const employeeCountItems: readonly SearchSelectItem[] = employeeCounts.map((band) => ({
  id: band,
  label: band,
}));
