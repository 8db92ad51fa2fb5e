import type { components } from '@aarambh/api-client';
import { queries } from '#app/session/queries.ts';

export type OwnTest = components['schemas']['OwnTest'];
export type TestItem = OwnTest['testItem'][number];

/** Where the caller stands with the test of a round. */
export const ownTestQuery = (roundID: string) =>
  queries().queryOptions('get', '/round/ownTest/{id}', { params: { path: { id: roundID } } });
