import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { jobProfileResource } from '../../resources/jobProfile.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Shows job profiles for freshers (specification, section 2). */
export default function JobProfile() {
  return <ResourceScreen resource={jobProfileResource} />;
}
