import { listJobReviews } from '@aarambh/api-client/operations';
import { useIsAllowed } from '../../../access/access.ts';
import { textsOf } from '../../../i18n/textsOf.ts';
import { ResourceScreen } from '../../../resource-screens/ResourceScreen.tsx';
import { jobReviewResource } from '../../../resources/jobReview.tsx';
import { NoAccess } from '../../../shell/NoAccess.tsx';

export { ScreenError as ErrorBoundary } from '../../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** What support decides about jobs. */
export default function Reviews() {
  return useIsAllowed(listJobReviews, []) ? <ResourceScreen resource={jobReviewResource} /> : <NoAccess />;
}
