import { presentCityName, type StateCode } from '../catalogue/index.ts';
import type { Composed } from '../records/index.ts';

/** An organisation of a file stands in its city under the name that the city has today. */
export const inPresentCity: Composed = {
  headings: {},
  compose: async (tx, { city, stateCode }, stored) => {
    const state = stateCode ?? stored?.stateCode;
    if (typeof city !== 'string' || typeof state !== 'string') return {};
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the code of a state, or one that no city has
    return { city: await presentCityName(tx, city, state as StateCode) };
  },
};
