import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { CvPages } from './CvPages.tsx';
import type { PreviewReading } from './usePreview.ts';

/** The pages beside the form; a failure leaves the last ones where they are. */
export function PreviewPane({ reading }: { readonly reading: PreviewReading }) {
  const { t } = useTranslation();
  const { preview, isBehind, error, retry } = reading;
  return (
    <Stack gap="sm">
      {error !== null && (
        <Alert
          tone="danger"
          title={t('cv.preview.failed')}
          action={
            <Button variant="secondary" size="sm" onClick={retry}>
              {t('cv.retry')}
            </Button>
          }
        >
          <FailureWords error={error} />
        </Alert>
      )}
      {preview === undefined ? (
        error === null && <Skeleton shape="block" />
      ) : (
        <CvPages pages={preview.pages} pageLimit={preview.pageLimit} isBehind={isBehind} />
      )}
    </Stack>
  );
}
