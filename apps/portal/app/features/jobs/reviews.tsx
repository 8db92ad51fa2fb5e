import { listJobReviews } from '@aarambh/api-client/operations';
import { useIsAllowed } from '#app/access/access.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { ResourceScreen } from '@aarambh/records/screens';
import { jobReviewResource } from './jobReview.tsx';
import { NoAccess } from '#app/screen/NoAccess.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('jobs', 'my-jobs', 'applications', 'resources', 'catalogue');

/** What support decides about jobs. */
export default function Reviews() {
  return useIsAllowed(listJobReviews, []) ? <ResourceScreen resource={jobReviewResource} /> : <NoAccess />;
}
