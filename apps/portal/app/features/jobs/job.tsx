import type { components } from '@aarambh/api-client';
import { listRounds } from '@aarambh/api-client/operations';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { StatCard } from '@aarambh/ui/StatCard';
import { Stack } from '@aarambh/ui/Stack';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useIsAllowed } from '#app/access/access.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { missingFrom } from './missingFromJob.ts';
import { MissingList } from './MissingList.tsx';
import { OpenReviews } from './OpenReviews.tsx';
import { RecordPage } from '@aarambh/records/screens';
import { counts as funnel } from '@aarambh/records/styles';
import { jobDescriptionResource, jobStep } from './jobDescription.tsx';
import { CompanyNotice } from './CompanyNotice.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('jobs', 'my-jobs', 'applications', 'resources', 'catalogue');

type Job = components['schemas']['JobDescription'];

/** Everything about one job, for those who write, post and watch it. */
export default function Job() {
  const { id = '' } = useParams();
  return (
    <RecordPage
      key={id}
      resource={jobDescriptionResource}
      id={id}
      list="/job-description"
      lead={({ code, companyName }) => [code, companyName].filter(Boolean).join(' · ')}
      Summary={Summary}
    />
  );
}

/** What somebody has to know first: whether it waits for anybody, and how many people there are at each stage. */
function Summary({ row }: { readonly row: Job }) {
  const { t } = useTranslation();
  const mayWatch = useIsAllowed(listRounds);
  const { id, status, counts, reviews = [], allowed } = row;
  return (
    <Stack gap="md">
      {status === 'Draft' && <CompanyNotice row={row} />}
      {status === 'Draft' && allowed?.includes('Change') === true && <Lacking job={row} />}
      <OpenReviews reviews={reviews} isPosted={status === 'Posted'} />
      {status === 'Posted' && counts !== undefined && <Funnel counts={counts} />}
      {status === 'Posted' && mayWatch && (
        <Inline>
          <LinkButton variant="secondary" size="sm" href={`/job-description/${id}/drive`}>
            {t('resources.job.drive')}
          </LinkButton>
        </Inline>
      )}
    </Stack>
  );
}

/** What a draft lacks, for those who can write it. */
function Lacking({ job }: { readonly job: Job }) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const missing = missingFrom(job, now, t);
  if (missing.length === 0) return null;
  return <MissingList missing={missing} hrefOf={(step, field) => jobStep(job.id, step, field)} />;
}

function Funnel({ counts }: { readonly counts: NonNullable<Job['counts']> }) {
  const { t } = useTranslation();
  return (
    <div className={funnel}>
      {(['eligible', 'applied', 'shortlisted', 'selected'] as const).map((stage) => (
        <StatCard key={stage} label={t(`resources.job.${stage}`)} value={counts[stage] ?? '–'} />
      ))}
    </div>
  );
}
