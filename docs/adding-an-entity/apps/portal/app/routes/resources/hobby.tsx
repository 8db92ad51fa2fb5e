import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { hobbyResource } from '../../resources/hobby.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Manages hobbies. */
export default function Hobby() {
  return <ResourceScreen resource={hobbyResource} />;
}
