import { dataOf, type components } from '@aarambh/api-client';
import { shortestSearch } from '@aarambh/records/data';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/session/api.ts';
import { doorList } from '#app/session/keepReads.ts';
import { queries } from '#app/session/queries.ts';

export type RoundOfDay = components['schemas']['RoundOfDay'];

/** Somebody who is expected at a door. */
export type DoorPerson = components['schemas']['DoorPerson'];

/** How often the others at the same door are counted, in milliseconds. */
const refetchInterval = 30_000;

/** The rounds that are held now, with how many have come. */
export const todaysRoundsQuery = () => queries().queryOptions('get', '/round/today', {}, { refetchInterval });

/** Of which people a hosted door shows the list; empty: of all. */
export type Whose = 'ours' | 'guests' | '';

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
        ...(search.length >= shortestSearch && { search }),
        ...(isOurs !== undefined && { isOurs }),
      },
    },
  });

/** How often the list that is kept on the device is read anew, in milliseconds. */
const keptMs = 3 * 60_000;

/** Of the list that is kept: a round with more people has several doors. */
const keptPages = { most: 10, size: 100 } as const;

/** Somebody who is expected, as the device keeps it: what the door needs and no more. */
export type KeptPerson = Pick<DoorPerson, 'name' | 'rollNumber' | 'isOurs'> & { readonly isHere: boolean };

/** Who is expected at a door, by name, for when there is no network. */
export interface KeptList {
  /** When it was read, in milliseconds since 1970. */
  readonly at: number;
  readonly people: readonly KeptPerson[];
  /** Whether there are more than are kept. */
  readonly isCut: boolean;
}

/** The whole list of a door, which the device keeps until the day or the session is over (session/keepReads.ts). */
export const keptListQuery = (id: string) =>
  queryOptions({
    queryKey: [doorList, id],
    staleTime: keptMs,
    refetchInterval: keptMs,
    queryFn: async ({ signal }): Promise<KeptList> => {
      const people: KeptPerson[] = [];
      for (let pageNo = 1; pageNo <= keptPages.most; pageNo += 1) {
        const query = { pageNo, pageSize: keptPages.size };
        const { doorPerson } = await dataOf(
          api().GET('/round/door/{id}', { params: { path: { id }, query }, signal }),
        );
        for (const { name, rollNumber, isOurs, attendance } of doorPerson)
          people.push({ name, rollNumber, isOurs, isHere: attendance === 'Present' });
        if (doorPerson.length < keptPages.size) return { at: Date.now(), people, isCut: false };
      }
      return { at: Date.now(), people, isCut: true };
    },
  });
