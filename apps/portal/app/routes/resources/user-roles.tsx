import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { roleResource } from '../../resources/role.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Manages roles (specification, section 2). */
export default function UserRoles() {
  return <ResourceScreen resource={roleResource} />;
}
