import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { leadResource } from '../../resources/lead.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Follows up leads (specification, section 2). */
export default function Leads() {
  return <ResourceScreen resource={leadResource} />;
}
