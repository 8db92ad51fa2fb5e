import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { studentResource } from '../../resources/student.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Lists students and other candidates (specification, section 2). */
export default function Students() {
  return <ResourceScreen resource={studentResource} />;
}
