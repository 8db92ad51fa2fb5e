import type { components } from '@aarambh/api-client';
import { queries } from '#app/session/queries.ts';

type Schemas = components['schemas'];

export type TestQuestion = Schemas['TestQuestion'];
export type TestBank = Schemas['TestBank'];

/** The company's questions, and which of them a round asks. */
export const bankQuery = (roundID: string) =>
  queries().queryOptions('get', '/round/questions/{id}', { params: { path: { id: roundID } } });
