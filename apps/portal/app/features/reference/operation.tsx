import { EmptyState } from '@aarambh/ui/EmptyState';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Link } from '@aarambh/ui/Link';
import { Stack } from '@aarambh/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LoadingCard } from '#app/screen/LoadingCard.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { OperationDetails } from './OperationDetails.tsx';
import { areaQuery, entriesQuery } from './referenceQuery.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('reference');

/** One operation of the contract: who may call it, what it takes and answers, and an example. */
export default function OperationScreen() {
  const { t } = useTranslation();
  const { id } = useParams();
  const entries = useQuery(entriesQuery());
  const entry = entries.data?.find((each) => each.id === id);
  const area = useQuery({ ...areaQuery(entry?.tag ?? ''), enabled: entry !== undefined });
  const operation = area.data?.find((each) => each.id === id);
  const failed = [entries, area].find(({ error }) => error !== null);
  const isMissing = entries.data !== undefined && entry === undefined;
  return (
    <Stack gap="lg" aria-busy={operation === undefined && !isMissing && failed === undefined}>
      <ScreenHeading>{entry?.summary ?? t('reference.title')}</ScreenHeading>
      <Link href="/reference">{t('reference.back')}</Link>
      {failed !== undefined && (
        <ErrorState
          level={2}
          title={t('reference.failed')}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      )}
      {isMissing && (
        <EmptyState level={2} title={t('reference.missing')}>
          {t('reference.missingText')}
        </EmptyState>
      )}
      {operation !== undefined && <OperationDetails operation={operation} />}
      {operation === undefined && !isMissing && failed === undefined && <LoadingCard lines={8} />}
    </Stack>
  );
}
