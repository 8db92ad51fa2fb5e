import type { components } from '@aarambh/api-client';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Stack } from '@aarambh/ui/Stack';
import { Table } from '@aarambh/ui/Table';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { queries } from '#app/session/queries.ts';

type Row = components['schemas']['MessageBill']['channels'][number];

/** The messages of one month, by channel. @param month `YYYY-MM` */
export function BillTable({ month }: { readonly month: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data, error, isPending, isFetching, refetch } = useQuery(
    queries().queryOptions('get', '/message/bill', { params: { query: { month } } }),
  );
  const bill = data?.data.messageBill;
  const isPriced = bill?.channels.some(({ pricePaise }) => pricePaise !== null) ?? false;
  return (
    <Stack gap="sm">
      <Table<Row>
        caption={t('notifications.bill.title')}
        rows={bill?.channels ?? []}
        getRowId={({ channel }) => channel}
        isLoading={isPending}
        loadingRows={3}
        empty={<EmptyState level={3} title={t('notifications.bill.none')} />}
        error={
          error && (
            <ErrorState
              level={3}
              title={t('notifications.bill.failed')}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            >
              <FailureWords error={error} />
            </ErrorState>
          )
        }
        columns={[
          {
            id: 'channel',
            header: t('notifications.bill.channel'),
            isRowHeader: true,
            renderCell: ({ channel }) => (channel === 'push' ? '–' : t(`notifications.bill.${channel}`)),
          },
          {
            id: 'messages',
            header: t('notifications.bill.messages'),
            align: 'end',
            renderCell: ({ messages }) => formats.number(messages),
          },
          {
            id: 'parts',
            header: t('notifications.bill.parts'),
            align: 'end',
            renderCell: ({ parts }) => formats.number(parts),
          },
          ...(isPriced
            ? ([
                {
                  id: 'cost',
                  header: t('notifications.bill.cost'),
                  align: 'end',
                  renderCell: ({ costPaise }: Row) => (costPaise === null ? '–' : formats.money(costPaise)),
                },
              ] as const)
            : []),
        ]}
      />
      {bill !== undefined && bill.costPaise !== null && (
        <Text>{t('notifications.bill.total', { cost: formats.money(bill.costPaise) })}</Text>
      )}
      {bill !== undefined && bill.channels.length > 0 && !isPriced && (
        <Text tone="muted">{t('notifications.bill.unpriced')}</Text>
      )}
    </Stack>
  );
}
