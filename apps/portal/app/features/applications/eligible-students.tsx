import { EmptyState } from '@aarambh/ui/EmptyState';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { recordService } from '#app/records/service.ts';
import { LeftOutNotice } from '#app/address/LeftOutNotice.tsx';
import { useFormats } from '#app/i18n/useFormats.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AnyRow, Resource } from '@aarambh/records';
import { readPage, useChosen } from '@aarambh/records/data';
import { RecordChooser, ResourceScreen } from '@aarambh/records/screens';
import { eligibleStudentResource } from './eligibleStudent.tsx';
import { withQuestions } from './jobQuestions.ts';
import { jobDescriptionResource } from '#app/features/jobs/jobDescription.tsx';
import { queries } from '#app/session/queries.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('applications', 'jobs', 'my-jobs', 'resources', 'catalogue');

/** Titles repeat; codes do not. */
const jobLabel = (job: AnyRow): string =>
  [job.title, job.code, job.companyName].filter((part) => typeof part === 'string').join(' · ');

/** Shows the people for one job, which is chosen here (specification, section 2). */
export default function EligibleStudents() {
  const { t } = useTranslation();
  const { id: jdID, choose, isLeftOut } = useChosen('jdID');
  const only = useOnlyJob(jdID === null);
  useEffect(() => {
    if (only.id !== undefined) choose(only.id, true);
  });
  const query = useMemo(() => (jdID === null ? null : { jdID }), [jdID]);
  const resource = useResourceOf(jdID);
  return (
    <ResourceScreen
      resource={resource}
      subject={{
        query,
        chooser: (
          <>
            <LeftOutNotice names={isLeftOut ? [t('resources.eligibleStudent.job')] : []} />
            <RecordChooser
              resource={jobDescriptionResource}
              label={t('resources.eligibleStudent.job')}
              placeholder={t('resources.eligibleStudent.jobHint')}
              labelOf={jobLabel}
              value={jdID}
              onChange={choose}
            />
          </>
        ),
        prompt: only.hasNone ? (
          <EmptyState
            title={t('resources.eligibleStudent.noJobs')}
            action={
              <LinkButton size="sm" href="/job-description">
                {t('resources.jobDescription.title')}
              </LinkButton>
            }
          >
            {t('resources.eligibleStudent.noJobsText')}
          </EmptyState>
        ) : (
          <EmptyState title={t('resources.eligibleStudent.choose')}>
            {t('resources.eligibleStudent.chooseText')}
          </EmptyState>
        ),
      }}
    />
  );
}

/** The list with the questions of the job: a column for the answers to each, and a filter by the answers that can be chosen. */
function useResourceOf(jdID: string | null): Resource {
  const { data } = useQuery({
    ...queries().queryOptions('get', '/jobdescription/{id}', { params: { path: { id: jdID ?? '' } } }),
    enabled: jdID !== null,
  });
  const questions = data?.data.jobDescription.questions;
  const { language } = useFormats();
  return useMemo(
    () => withQuestions(eligibleStudentResource, questions ?? [], language),
    [questions, language],
  );
}

/** The one job that there is to choose, or whether there is none at all. */
function useOnlyJob(isAsked: boolean): { readonly id?: string; readonly hasNone: boolean } {
  const { data } = useQuery({
    queryKey: [jobDescriptionResource.family, 'list', { pageNo: 1 }],
    queryFn: ({ signal }) => readPage(recordService, jobDescriptionResource, { pageNo: 1 }, signal),
    enabled: isAsked,
  });
  return { id: isAsked && data?.total === 1 ? data.rows[0]?.id : undefined, hasNone: data?.total === 0 };
}
