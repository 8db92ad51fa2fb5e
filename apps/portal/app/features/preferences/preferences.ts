import { dataOf, type components } from '@aarambh/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#app/session/api.ts';

export type Preferences = components['schemas']['Preferences'];
export type PreferenceChanges = components['schemas']['PreferencesUpdate'];

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
export function useSavePreferences(): (changes: PreferenceChanges, onError?: (error: Error) => void) => void {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery;
  const { mutate } = useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'preferences' },
    mutationFn: (body: PreferenceChanges) => dataOf(api().PUT('/user/preferences', { body })),
  });
  return (changes, onError) => {
    const before = client.getQueryData(queryKey);
    // Not when the call begins: a switch that is pressed has to stay where it is put.
    if (before !== undefined) client.setQueryData(queryKey, { ...before, ...changes });
    mutate(changes, {
      onSuccess: () => {
        if (before === undefined) void client.invalidateQueries(preferencesQuery);
      },
      onError: (error) => {
        if (before !== undefined) client.setQueryData(queryKey, before);
        onError?.(error);
      },
    });
  };
}
