/** What a check looks at, so that what comes next is read ahead. */
import { dataOf, type ApiError, type components } from '@aarambh/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/session/api.ts';
import { readFile } from '#app/session/uploadFile.ts';

export type StudentProfile = components['schemas']['StudentProfile'];

/** The profile of a student with every section. */
export const profileQuery = (userID: string) =>
  queryOptions<StudentProfile, ApiError>({
    queryKey: ['/student', 'profile', userID],
    queryFn: async ({ signal }) => {
      const request = { params: { path: { id: userID } }, signal };
      return (await dataOf(api().GET('/user/profile/{id}', request))).student;
    },
  });

/** A document that somebody has sent as proof; it does not change. */
export const documentQuery = (imageID: string) =>
  queryOptions<Blob, ApiError>({
    queryKey: ['/image', 'content', imageID],
    queryFn: async () => {
      const read = await readFile(imageID);
      if (read.ok) return read.data;
      throw read.error;
    },
    staleTime: Infinity,
    gcTime: 60_000,
  });
