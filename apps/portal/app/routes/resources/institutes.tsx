import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { instituteResource } from '../../resources/institute.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Manages institutes (specification, section 2). */
export default function Institutes() {
  return <ResourceScreen resource={instituteResource} />;
}
