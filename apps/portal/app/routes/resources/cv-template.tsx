import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { cvTemplateResource } from '../../resources/cvTemplate.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Shows CV templates (specification, section 2). */
export default function CvTemplate() {
  return <ResourceScreen resource={cvTemplateResource} />;
}
