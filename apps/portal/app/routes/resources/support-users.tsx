import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { supportUserResource } from '../../resources/supportUser.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Manages support users and officers (specification, section 2). */
export default function SupportUsers() {
  return <ResourceScreen resource={supportUserResource} />;
}
