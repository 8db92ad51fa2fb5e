import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { sectorResource } from '../../resources/sector.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Manages sectors (specification, section 2). */
export default function Sector() {
  return <ResourceScreen resource={sectorResource} />;
}
