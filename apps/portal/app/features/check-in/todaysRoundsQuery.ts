import type { components } from '@aarambh/api-client';
import { queries } from '#app/session/queries.ts';

export type RoundOfDay = components['schemas']['RoundOfDay'];

/** Somebody who is expected at a door. */
export type DoorPerson = components['schemas']['DoorPerson'];

/** How often the others at the same door are counted, in milliseconds. */
const refetchInterval = 30_000;

/** The rounds that are held now, with how many have come. */
export const todaysRoundsQuery = () => queries().queryOptions('get', '/round/today', {}, { refetchInterval });

/** People on one page of a door's list. */
export const pageSize = 25;

interface Asked {
  readonly pageNo: number;
  readonly search: string;
  readonly isOurs?: boolean;
}

/** A page of those who are expected at the door of a round. */
export const doorPeopleQuery = (id: string, { pageNo, search, isOurs }: Asked) =>
  queries().queryOptions('get', '/round/door/{id}', {
    params: {
      path: { id },
      query: {
        pageNo,
        pageSize,
        ...(search.trim() !== '' && { search: search.trim() }),
        ...(isOurs !== undefined && { isOurs }),
      },
    },
  });
