import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { cityResource } from '../../resources/city.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Manages cities (specification, section 2). */
export default function City() {
  return <ResourceScreen resource={cityResource} />;
}
