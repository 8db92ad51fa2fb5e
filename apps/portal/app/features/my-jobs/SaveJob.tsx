import { dataOf, type components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { CheckIcon, PlusIcon } from '@aarambh/ui/Icon';
import { VisuallyHidden } from '@aarambh/ui/VisuallyHidden';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { savedJobsResource, myJobsResource } from './myJobs.tsx';
import { api } from '#app/session/api.ts';
import { queries } from '#app/session/queries.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';

interface SaveJobProps {
  readonly job: Pick<components['schemas']['JobDescription'], 'id' | 'title' | 'isSaved'>;
}

/** Keeps a job for later by one press and lets it go by another; said at once, and taken back when the server does not take it. */
export function SaveJob({ job: { id, title, isSaved = false } }: SaveJobProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<boolean>();
  const isKept = chosen ?? isSaved;
  const { mutate } = useMutation({
    mutationFn: (keep: boolean) => {
      const params = { params: { path: { id } } };
      return dataOf(keep ? api().PUT('/saved-job/{id}', params) : api().DELETE('/saved-job/{id}', params));
    },
    // One press after the other, each in its turn.
    scope: { id: `saved-job/${id}` },
    onMutate: setChosen,
    onError: (error, keep) => {
      setChosen(!keep);
      tellFailure(error);
    },
    onSettled: () => readSavedAgain(client),
  });
  return (
    <Button variant="secondary" size="sm" aria-pressed={isKept} onClick={() => mutate(!isKept)}>
      {isKept ? <CheckIcon size="sm" /> : <PlusIcon size="sm" />}
      {t(isKept ? 'resources.myJobs.isSaved' : 'resources.myJobs.save')}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  );
}

/** The list of saved jobs stays as it is while it is looked at, so that a press by mistake is taken back where it was made. */
async function readSavedAgain(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [savedJobsResource.family], refetchType: 'none' }),
    client.invalidateQueries({ queryKey: [myJobsResource.family] }),
    client.invalidateQueries(queries().queryOptions('get', '/jdstudentmapping/myCount')),
  ]);
}
