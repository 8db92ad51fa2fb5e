import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { skillResource } from '../../resources/skill.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Manages skills (specification, section 2). */
export default function Skill() {
  return <ResourceScreen resource={skillResource} />;
}
