import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { industryResource } from '../../resources/industry.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Manages industries (specification, section 2). */
export default function Industry() {
  return <ResourceScreen resource={industryResource} />;
}
