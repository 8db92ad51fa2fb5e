import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { universityResource } from '../../resources/university.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Manages universities (specification, section 2). */
export default function Universities() {
  return <ResourceScreen resource={universityResource} />;
}
