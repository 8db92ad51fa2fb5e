import { LinkButton } from '@aarambh/ui/LinkButton';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ResourceScreen } from '@aarambh/records/screens';
import { masterProgramResource } from './program.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('catalogue', 'resources');

/** Manages the kinds of degrees that programs specialise (specification, section 2). */
export default function MasterPrograms() {
  const { t } = useTranslation();
  return (
    <ResourceScreen
      resource={masterProgramResource}
      actions={
        <LinkButton variant="secondary" size="sm" href="/programs">
          {t('resources.program.title')}
        </LinkButton>
      }
    />
  );
}
