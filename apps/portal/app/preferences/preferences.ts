import { dataOf, type components } from '@aarambh/api-client';
import { queryOptions, useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '../session/api.ts';

export type Preferences = components['schemas']['Preferences'];
export type PreferenceChanges = components['schemas']['PreferencesUpdate'];

const nothingChosen: Preferences = {
  locale: null,
  theme: null,
  density: null,
  textSize: null,
  generalByEmail: false,
  generalBySms: false,
};

/** What the person chose, as the server has it. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: async (): Promise<Preferences> => {
    const { preferences } = await dataOf(api().GET('/user/preferences'));
    return preferences;
  },
  staleTime: Infinity,
});

/**
 * Saves preferences for this person on every device. They are in force at once; what could not be saved goes back to what it
 * was.
 */
export function useSavePreferences(): UseMutationResult<unknown, Error, PreferenceChanges> {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery;
  return useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'preferences' },
    mutationFn: (body: PreferenceChanges) => dataOf(api().PUT('/user/preferences', { body })),
    onMutate: (changes) => {
      const before = client.getQueryData(queryKey) ?? nothingChosen;
      client.setQueryData(queryKey, { ...before, ...changes });
      return before;
    },
    onError: (_error, _changes, before) => client.setQueryData(queryKey, before),
  });
}
