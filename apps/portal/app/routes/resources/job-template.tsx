import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { jobTemplateResource } from '../../resources/jobTemplate.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Shows job templates (specification, section 2). */
export default function JobTemplate() {
  return <ResourceScreen resource={jobTemplateResource} />;
}
