import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { seasonResource } from '../../resources/season.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Shows seasons (specification, section 2). */
export default function Season() {
  return <ResourceScreen resource={seasonResource} />;
}
