import { listJobReviews } from '@aarambh/api-client/operations';
import { LinkButton } from '@aarambh/ui/LinkButton';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { useIsAllowed } from '#app/access/access.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { readRowsAhead } from '#app/records/readRowsAhead.ts';
import { ResourceScreen } from '@aarambh/records/screens';
import { jobDescriptionResource } from './jobDescription.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

const loadTexts = textsOf('jobs', 'my-jobs', 'applications', 'resources', 'catalogue');

export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<null> {
  readRowsAhead(jobDescriptionResource, request.url);
  return loadTexts();
}

/** The jobs of a company, for an institute, or all; support goes on to what it decides about them. */
export default function Jobs() {
  const { t } = useTranslation();
  const mayReview = useIsAllowed(listJobReviews, []);
  return (
    <ResourceScreen
      resource={jobDescriptionResource}
      actions={
        mayReview && (
          <LinkButton variant="secondary" size="sm" href="/job-description/reviews?state=Open">
            {t('resources.jobReview.title')}
          </LinkButton>
        )
      }
    />
  );
}
