import type { components } from '@aarambh/api-client';
import { queries } from '#app/session/queries.ts';

type Schemas = components['schemas'];

export type Panels = Schemas['Panels'];
export type Panel = Schemas['Panel'];
export type Slot = Schemas['Slot'];
export type SlotPerson = NonNullable<Slot['person']>;

/** The panels of a round with their slots, and who has none yet. */
export const panelsQuery = (id: string) =>
  queries().queryOptions('get', '/round/panels/{id}', { params: { path: { id } } });

/** As they are sent back, all at once. */
export const sentPanel = ({ slots: _slots, ...panel }: Panel): Schemas['PanelChange'] => panel;
