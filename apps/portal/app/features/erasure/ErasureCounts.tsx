import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';

type Preview = components['schemas']['ErasurePreview'];

interface ErasureCountsProps {
  /** What the server counted; undefined while it does. */
  readonly preview: Preview | undefined;
  /** Why it could not. */
  readonly error: Parameters<typeof FailureWords>[0]['error'];
}

/** What the erasure of a person takes and what stays, and why: counts by kind. */
export function ErasureCounts({ preview, error }: ErasureCountsProps) {
  const { t } = useTranslation();
  if (error) {
    return (
      <Alert tone="danger" title={t('erasurePreview.failed')}>
        <FailureWords error={error} />
      </Alert>
    );
  }
  if (preview === undefined) return <Text tone="muted">{t('erasurePreview.reading')}</Text>;
  return (
    <Stack gap="sm">
      <Counts title={t('erasurePreview.erased')} counts={preview.erased} />
      <Counts title={t('erasurePreview.kept')} counts={preview.kept} />
    </Stack>
  );
}

function Counts({ title, counts }: { readonly title: string; readonly counts: Preview['erased'] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Stack gap="xs">
      <Heading level={3} size="sm">
        {title}
      </Heading>
      {counts.length === 0 ? (
        <Text tone="muted">{t('erasurePreview.nothing')}</Text>
      ) : (
        <DescriptionList
          items={counts.map(({ kind, count }) => ({
            id: kind,
            term: t(`erasurePreview.kinds.${kind}`),
            details: formats.number(count),
          }))}
        />
      )}
    </Stack>
  );
}
