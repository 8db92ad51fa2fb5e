/** The words for the values of the contract's fixed lists. */
import type { components } from '@aarambh/api-client';
import type { Choices } from './resource.ts';

type Schemas = components['schemas'];

export const cityTierTexts: Choices<Schemas['CityTier']> = {
  Metro: 'resources.cityTier.metro',
  '1': 'resources.cityTier.one',
  '2': 'resources.cityTier.two',
  '3': 'resources.cityTier.three',
};
