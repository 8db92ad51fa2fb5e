import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { jobDescriptionResource } from '../../resources/jobDescription.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Shows job descriptions (specification, section 2). */
export default function JobDescriptions() {
  return <ResourceScreen resource={jobDescriptionResource} />;
}
