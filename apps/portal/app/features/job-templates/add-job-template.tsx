import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { RecordFormScreen } from '@aarambh/records/screens';
import { jobTemplateResource } from './jobTemplate.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('job-templates', 'resources', 'catalogue');

/** Adds a job template, or with `?id=` changes one (specification, section 2): as a draft, or posted so that it can be picked. */
export default function AddJobTemplate() {
  const { t } = useTranslation();
  return (
    <RecordFormScreen
      resource={jobTemplateResource}
      list="/job-template"
      lead={t('resources.jobTemplate.lead')}
      next={{ status: 'Posted', label: t('resources.jobTemplate.post') }}
    />
  );
}
