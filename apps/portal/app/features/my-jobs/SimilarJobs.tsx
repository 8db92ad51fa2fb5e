import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { queries } from '#app/session/queries.ts';
import { JobCardList } from './JobCardList.tsx';

/** Other open jobs like this one; nothing where there is none. Below all else: it comes late. */
export function SimilarJobs({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const heading = useId();
  const { data } = useQuery(
    queries().queryOptions('get', '/jobdescription/similar/{id}', { params: { path: { id } } }),
  );
  const jobs = data?.data.jobDescription ?? [];
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Stack gap="sm">
        <Heading level={2} id={heading}>
          {t('resources.myJobs.similar')}
        </Heading>
        <JobCardList jobs={jobs} labelledBy={heading} />
      </Stack>
    </section>
  );
}
