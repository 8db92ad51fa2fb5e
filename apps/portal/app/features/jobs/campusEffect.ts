/** Whom the criteria of a job keep out at an institute, for whoever decides about it there. */
import { dataOf, type ApiError } from '@aarambh/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/session/api.ts';
import type { Counts } from './eligibleText.ts';

/** @param instituteID the officer's own without it */
export const campusEffectQuery = (id: string, instituteID?: string) =>
  queryOptions<Counts, ApiError>({
    queryKey: ['/jobdescription', 'effect', id, instituteID ?? null],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { ...(instituteID !== undefined && { instituteID }) } };
      return (await dataOf(api().GET('/jobdescription/effect/{id}', { params, signal }))).eligible;
    },
  });
