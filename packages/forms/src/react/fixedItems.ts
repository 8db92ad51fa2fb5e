import { employeeCountValues } from '@aarambh/api-client/enums';
import type { SearchSelectItem } from '@aarambh/ui/SearchSelect';
import { indianStates, stateKeywords, stateName } from '../reference/states.ts';

/**
 * States and union territories for `FormSearchSelect`, named in a language, and found in any by their former names and
 * codes too.
 */
export const indianStateItems = (language: string): readonly SearchSelectItem[] =>
  indianStates.map((state) => ({
    id: state.name,
    label: stateName(state, language),
    keywords: stateKeywords(state),
  }));

/** Bands of the number of employees for `FormSearchSelect`. */
export const employeeCountItems: readonly SearchSelectItem[] = employeeCountValues.map((band) => ({
  id: band,
  label: band,
}));
