import { listJobReviews } from '@aarambh/api-client/operations';
import { LinkButton } from '@aarambh/ui/LinkButton';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { useIsAllowed } from '../../../access/access.ts';
import { textsOf } from '../../../i18n/textsOf.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ResourceScreen } from '../../../resource-screens/ResourceScreen.tsx';
import { readRowsAhead } from '../../../resource-screens/useRows.ts';
import { jobDescriptionResource } from '../../../resources/jobDescription.tsx';

export { ScreenError as ErrorBoundary } from '../../../shell/ScreenError.tsx';

const loadTexts = textsOf('resources');

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
          <LinkButton variant="secondary" size="toolbar" href="/job-description/reviews?state=Open">
            {t('resources.jobReview.title')}
          </LinkButton>
        )
      }
    />
  );
}
