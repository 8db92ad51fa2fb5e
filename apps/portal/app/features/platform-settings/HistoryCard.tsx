import { type components } from '@aarambh/api-client';
import { settingKeys } from '@aarambh/forms';
import { Card } from '@aarambh/ui/Card';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Heading } from '@aarambh/ui/Heading';
import { Pagination } from '@aarambh/ui/Pagination';
import { Stack } from '@aarambh/ui/Stack';
import { Table } from '@aarambh/ui/Table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import type { PageTurn } from '#app/session/pageTurn.ts';
import { requestIdOf } from '#app/session/requestIdOf.ts';
import { usePageCursor } from '#app/session/usePageCursor.ts';
import { valueText } from './effect.ts';
import { historyQuery } from './history.ts';

type Change = components['schemas']['SettingsChange'];

const pageSize = 10;

/** Who changed what of a scope, when, from what, to what and why. */
export function HistoryCard({ scope }: { readonly scope: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [page, setPage] = useState(1);
  const pageOf = ({ page: pageNo, cursor: from }: Pick<PageTurn, 'page' | 'cursor'>) =>
    historyQuery(scope, { pageNo, pageSize, ...(from !== undefined && { cursor: from }) });
  const cursor = usePageCursor({ list: scope, page }, (shown) => pageOf(shown).queryKey);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...pageOf({ page, cursor }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="sm">
      <Heading level={2}>{t('settings.history.title')}</Heading>
      <Card padding="none">
        <Table<Change>
          caption={t('settings.history.title')}
          rows={data?.data.history ?? []}
          getRowId={({ id }) => id}
          isLoading={isPending || isPlaceholderData}
          loadingRows={2}
          empty={
            <EmptyState title={t('settings.history.none')} level={3}>
              {t('settings.history.noneText')}
            </EmptyState>
          }
          error={
            error && (
              <ErrorState
                requestId={requestIdOf(error)}
                title={t('settings.history.failed')}
                level={3}
                onRetry={() => void refetch()}
              >
                <FailureWords error={error} />
              </ErrorState>
            )
          }
          columns={[
            {
              id: 'when',
              header: t('settings.history.when'),
              isRowHeader: true,
              renderCell: ({ changedAt }) => formats.moment(changedAt),
            },
            { id: 'who', header: t('settings.history.who'), renderCell: ({ changedBy }) => changedBy },
            {
              id: 'what',
              header: t('settings.history.what'),
              renderCell: ({ changes }) => (
                <Stack as="div" gap="xxs">
                  {changes.map((change) => {
                    const key = settingKeys.find((each) => each === change.key);
                    return (
                      key && (
                        <span key={key}>
                          {t('settings.history.change', {
                            name: t(`settings.keys.${key}.name`),
                            from: valueText(key, change.from, t, formats),
                            to: valueText(key, change.to, t, formats),
                          })}
                        </span>
                      )
                    );
                  })}
                </Stack>
              ),
            },
            { id: 'why', header: t('settings.history.why'), renderCell: ({ reason }) => reason },
          ]}
        />
      </Card>
      <Pagination
        label={t('settings.history.title')}
        page={page}
        total={data?.meta.total ?? 0}
        pageSize={pageSize}
        onPageChange={setPage}
        hidesSinglePage
      />
    </Stack>
  );
}
