/** Forms of the records that staff manage. */
import type { PayloadDefinition } from '../../definition/definition.ts';
import { cityForm } from './city.ts';

export { cityForm, cityTiers } from './city.ts';

/** All of them. */
export const recordForms = [cityForm] as const;

/** The bodies of the operations that add and change records, by operation id of the contract. */
export const recordPayloads: Readonly<Record<string, PayloadDefinition<unknown>>> = Object.fromEntries(
  recordForms.flatMap(({ payload, update }) => [
    [payload.operationId, payload],
    [update.operationId, update],
  ]),
);
