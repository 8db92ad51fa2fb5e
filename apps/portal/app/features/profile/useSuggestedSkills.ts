import type { components } from '@aarambh/api-client';
import { useQuery } from '@tanstack/react-query';
import { queries } from '#app/session/queries.ts';

export type SuggestedSkill = components['schemas']['SuggestedSkill'];

/**
 * Skills that the person may have and does not name, as they were when the screen was opened: what is pressed stays where it is, so that the
 * next press takes it back. Undefined while they are on their way; none where they do not come, because the form below does without.
 */
export function useSuggestedSkills(): readonly SuggestedSkill[] | undefined {
  const { data, isPending } = useQuery({
    ...queries().queryOptions('get', '/user/suggestedSkills'),
    staleTime: Infinity,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return isPending ? undefined : (data?.data.skills ?? []);
}
