import { textsOf } from '../../i18n/textsOf.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { companyResource } from '../../resources/company.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources');

/** Shows companies (specification, section 2). */
export default function Companies() {
  return <ResourceScreen resource={companyResource} />;
}
