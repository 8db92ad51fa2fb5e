import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { RecordFormScreen } from '@aarambh/records/screens';
import { cvTemplateResource } from './cvTemplate.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('cv', 'resources', 'catalogue');

/** Designs a CV template, or with `?id=` changes one (specification, section 2), with the pages beside it as they would be printed. */
export default function EditCvTemplate() {
  const { t } = useTranslation();
  return (
    <RecordFormScreen
      resource={cvTemplateResource}
      list="/cv-template"
      lead={t('resources.cvTemplate.lead')}
      next={{ status: 'Posted', label: t('resources.cvTemplate.post') }}
    />
  );
}
