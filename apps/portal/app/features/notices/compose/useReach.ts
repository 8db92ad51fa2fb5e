import { dataOf } from '@aarambh/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { api } from '#app/session/api.ts';
import { audienceOf, isChosen, type AudienceDraft } from './AudienceFields.tsx';

/** How many people an audience has now, with a few names. */
export function useReach(draft: AudienceDraft) {
  const deferred = useDeferredValue(draft);
  const audience = audienceOf(deferred);
  return useQuery({
    enabled: isChosen(draft) && isChosen(deferred),
    queryKey: ['notification-reach', audience],
    queryFn: async ({ signal }) =>
      (await dataOf(api().POST('/notification/preview', { body: { audience }, signal }))).preview,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
