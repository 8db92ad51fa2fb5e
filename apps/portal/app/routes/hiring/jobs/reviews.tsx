import { listJobReviews } from '@aarambh/api-client/operations';
import { useIsAllowed } from '#app/access/access.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { ResourceScreen } from '#app/resource-screens/ResourceScreen.tsx';
import { jobReviewResource } from '#app/resources/jobReview.tsx';
import { NoAccess } from '#app/shell/NoAccess.tsx';

export { ScreenError as ErrorBoundary } from '#app/shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** What support decides about jobs. */
export default function Reviews() {
  return useIsAllowed(listJobReviews, []) ? <ResourceScreen resource={jobReviewResource} /> : <NoAccess />;
}
