/** The words for the kinds of accounts. */
import type { components } from '@aarambh/api-client';
import type { Choices } from '@aarambh/records';

type Schemas = components['schemas'];

export const userTypeTexts: Choices<Schemas['UserType']> = {
  C: 'resources.userType.candidate',
  E: 'resources.userType.employer',
  S: 'resources.userType.staff',
};
