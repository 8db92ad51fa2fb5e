import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { jobProfileLateralResource } from '../../resources/jobProfileLateral.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Shows job profiles for experienced people (specification, section 2). */
export default function JobProfileLateral() {
  return <ResourceScreen resource={jobProfileLateralResource} />;
}
