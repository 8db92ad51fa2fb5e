import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { myJobsResource } from '../../resources/myJobs.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Shows the open jobs of a candidate (specification, section 2). */
export default function MyJobs() {
  return <ResourceScreen resource={myJobsResource} />;
}
