import type { ApiError, components } from '@aarambh/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from '#app/session/api.ts';

/** A verdict, and what else would open with what is tried. */
export interface Explained {
  evaluation: components['schemas']['Evaluation'];
  /** Open jobs more that would be open with what is tried. */
  moreJobs?: number;
  /** The most that one of them pays a year. */
  moreJobsCtcMaxPaise?: number | null;
  /** The candidate's own values. */
  facts?: WhatIf;
}

/** Facts of a profile as they might be. */
export type WhatIf = components['schemas']['WhatIf'];

/** The profile as it is. */
export const asItIs: WhatIf = {};

/** Whether the candidate is eligible for a job, and why; with other facts, whether they would be. */
export function useExplanation(id: string, whatIf: WhatIf) {
  return useQuery<Explained, ApiError>({
    queryKey: ['/jobdescription', 'explain', id, whatIf],
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      const { data } = await api().POST('/jobdescription/explain/{id}', { params, body: whatIf, signal });
      if (data === undefined) throw new TypeError('The evaluation has no body.');
      return data.data;
    },
  });
}
