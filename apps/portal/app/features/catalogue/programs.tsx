import { LinkButton } from '@aarambh/ui/LinkButton';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ResourceScreen } from '@aarambh/records/screens';
import { programResource } from './program.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('catalogue', 'resources');

/** Manages programs of study (specification, section 2). */
export default function Programs() {
  const { t } = useTranslation();
  return (
    <ResourceScreen
      resource={programResource}
      actions={
        <LinkButton variant="secondary" size="sm" href="/programs/master">
          {t('resources.masterProgram.title')}
        </LinkButton>
      }
    />
  );
}
