import { Alert } from '@aarambh/ui/Alert';
import { Stack } from '@aarambh/ui/Stack';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { components } from '@aarambh/api-client';
import { JobOffer } from './JobOffer.tsx';

/** A job as candidates read it, before and after it is posted. */
export default function JobAsCandidate({ row }: { readonly row: components['schemas']['JobDescription'] }) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Alert tone="info">{t('resources.job.previewText')}</Alert>
      <JobOffer row={row} />
    </Stack>
  );
}
