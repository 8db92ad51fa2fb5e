import { messageStateValues } from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client';
import { TableCard } from '@aarambh/records/screens';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Inline } from '@aarambh/ui/Inline';
import { Pagination } from '@aarambh/ui/Pagination';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Table, type TableColumn } from '@aarambh/ui/Table';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { config } from '#app/config/config.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DownloadButton } from '#app/screen/DownloadButton.tsx';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { api } from '#app/session/api.ts';
import { queries } from '#app/session/queries.ts';
import { messageStateTexts, messageStateTones } from '#app/words/notices.ts';

type Told = components['schemas']['ToldPerson'];
type State = components['schemas']['MessageState'];

/** People on one page. */
const pageSize = 50;

/** What became of a message for each of its people, by every channel. */
export default function ToldPeople({ row }: { readonly row: components['schemas']['SentNotification'] }) {
  const { t } = useTranslation();
  // What the platform tells by itself is not kept person by person.
  if (row.createdBy == null) return <Text tone="muted">{t('resources.told.automatic')}</Text>;
  return <People id={row.id} />;
}

function People({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [state, setState] = useState<State | ''>('');
  const [pageNo, setPageNo] = useState(1);
  const filter = state === '' ? {} : { state };
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...queries().queryOptions('get', '/notification/people/{id}', {
      params: { path: { id }, query: { pageNo, pageSize, ...filter } },
    }),
    placeholderData: keepPreviousData,
  });
  const channel = (
    name: 'email' | 'sms' | 'whatsapp',
    of: (told: Told) => { state: State | null; reason: string | null; at: string | null },
  ): TableColumn<Told> => ({
    id: name,
    header: t(`resources.told.${name}`),
    renderCell: (told) => {
      const { state: stands, reason, at } = of(told);
      if (stands === null) return '–';
      return (
        <Stack gap="none">
          <Tag tone={messageStateTones[stands]}>{t(messageStateTexts[stands])}</Tag>
          {(reason ?? at) !== null && (
            <Text size="sm" tone="muted">
              {reason ?? formats.moment(at ?? '')}
            </Text>
          )}
        </Stack>
      );
    },
  });
  return (
    <Stack gap="sm">
      <Inline align="end" gap="sm">
        <Select
          label={t('resources.told.filter')}
          value={state}
          isClearable
          placeholder={t('resources.told.all')}
          options={messageStateValues.map((value) => ({ value, label: t(messageStateTexts[value]) }))}
          onChange={(value) => {
            setState(value);
            setPageNo(1);
          }}
        />
        <DownloadButton
          messages={{ label: t('resources.told.download'), pending: t('resources.told.downloading') }}
          load={async () => {
            const { data: file } = await api().GET('/notification/people/download/{id}', {
              params: { path: { id }, query: filter },
              parseAs: 'blob',
            });
            return file && { content: file, name: 'people.csv' };
          }}
        />
      </Inline>
      <TableCard>
        <Table<Told>
          fits="room"
          caption={t('resources.told.title')}
          rows={data?.data.toldPerson ?? []}
          getRowId={(told) => told.id}
          isLoading={isPending || isFetching}
          empty={<EmptyState level={3} title={t('resources.told.nobody')} />}
          error={
            error && (
              <ErrorState
                level={3}
                title={t('resources.told.unread')}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              >
                <FailureWords error={error} />
              </ErrorState>
            )
          }
          columns={[
            {
              id: 'name',
              header: t('resources.told.name'),
              isRowHeader: true,
              renderCell: ({ name }) => name,
            },
            {
              id: 'rollNumber',
              header: t('resources.told.rollNumber'),
              renderCell: ({ rollNumber }) => rollNumber ?? '–',
            },
            {
              id: 'read',
              header: t('resources.told.read'),
              renderCell: ({ readAt }) => (readAt === null ? '–' : formats.moment(readAt)),
            },
            channel('email', (told) => ({
              state: told.emailState,
              reason: told.emailReason,
              at: told.emailAt,
            })),
            channel('sms', (told) => ({ state: told.smsState, reason: told.smsReason, at: told.smsAt })),
            ...(config().whatsapp.isOffered
              ? [
                  channel('whatsapp', (told) => ({
                    state: told.whatsappState,
                    reason: told.whatsappReason,
                    at: told.whatsappAt,
                  })),
                ]
              : []),
          ]}
        />
      </TableCard>
      {data !== undefined && (
        <Pagination
          page={pageNo}
          total={data.meta.total}
          pageSize={pageSize}
          hidesSinglePage
          onPageChange={setPageNo}
        />
      )}
    </Stack>
  );
}
