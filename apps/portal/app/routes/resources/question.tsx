import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { questionResource } from '../../resources/question.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Shows questions (specification, section 2). */
export default function Question() {
  return <ResourceScreen resource={questionResource} />;
}
