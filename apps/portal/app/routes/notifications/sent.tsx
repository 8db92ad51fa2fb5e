import type { components } from '@aarambh/api-client';
import { dataOf, isApiError } from '@aarambh/api-client';
import { Badge } from '@aarambh/ui/Badge';
import { Card } from '@aarambh/ui/Card';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { DataGrid } from '@aarambh/ui/DataGrid';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Pagination } from '@aarambh/ui/Pagination';
import { ResultCount } from '@aarambh/ui/ResultCount';
import { plainTextOf } from '@aarambh/ui/RichText';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useIsAllowed } from '../../access/permissions.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { textsOf } from '../../i18n/textsOf.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { pageSize } from '../../resources/calls.ts';
import { api } from '../../session/api.ts';
import { failureText } from '../../session/failureText.ts';
import { queries } from '../../session/queries.ts';
import { alerts } from '../../shell/alerts.ts';
import { ScreenHeading } from '../../shell/ScreenHeading.tsx';
import * as styles from './sent.css.ts';

export const clientLoader = textsOf('notifications');

type Sent = components['schemas']['SentNotification'];

/** Longest part of a message, in characters, that the list shows. */
const excerptLength = 90;

/** What was sent, to whom, and how many have read it (Manage Notification). Type and page are in the address. */
export default function SentNotifications() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Number(address.get('page')) || 1);
  const type = typeOf(address.get('type'));
  const query = { pageNo: page, pageSize, ...(type === undefined ? {} : { type }) };
  const list = useQuery({
    ...queries().queryOptions('get', '/notification/admin/all', { params: { query } }),
    placeholderData: keepPreviousData,
  });
  const mayCreate = useIsAllowed(['Create Notification']);
  const hrefOf = (number: number) => {
    const next = new URLSearchParams(address);
    next.set('page', String(number));
    return `?${next.toString()}`;
  };
  const total = list.data?.meta.total ?? 0;
  return (
    <Stack gap="md">
      <Inline justify="between" align="end">
        <ScreenHeading>{t('notifications.sent.title')}</ScreenHeading>
        {mayCreate && (
          <LinkButton href="/admin/notifications/new" size="toolbar">
            {t('notifications.sent.compose')}
          </LinkButton>
        )}
      </Inline>
      <Card>
        <Stack gap="md">
          <div className={styles.filter}>
            <Select
              label={t('notifications.sent.type')}
              options={[
                { value: 'all', label: t('notifications.sent.allTypes') },
                { value: 'Broadcast', label: t('notifications.general') },
                { value: 'Critical', label: t('notifications.critical') },
              ]}
              value={type ?? 'all'}
              onChange={({ currentTarget: { value } }) =>
                setAddress(typeOf(value) === undefined ? {} : { type: value })
              }
            />
          </div>
          <SentTable
            rows={list.data?.data.notifications}
            error={list.error}
            isLoading={list.isPending}
            onRetry={() => void list.refetch()}
          />
          {total > 0 && (
            <Inline justify="between">
              <ResultCount page={page} total={total} pageSize={pageSize} isLoading={list.isPlaceholderData} />
              <Pagination
                page={page}
                total={total}
                pageSize={pageSize}
                getHref={hrefOf}
                onPageCorrected={(number) => setAddress(hrefOf(number), { replace: true })}
              />
            </Inline>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

const typeOf = (value: string | null): 'Broadcast' | 'Critical' | undefined =>
  value === 'Broadcast' || value === 'Critical' ? value : undefined;

interface SentTableProps {
  readonly rows: readonly Sent[] | undefined;
  readonly error: Error | null;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}

const noRows: readonly Sent[] = [];

function SentTable({ rows = noRows, error, isLoading, onRetry }: SentTableProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const mayDelete = useIsAllowed(['Delete Notification']);
  const [recalled, setRecalled] = useState<Sent>();
  const moment = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeStyle: 'short' });
  const number = new Intl.NumberFormat(`${language}-IN`);
  const percent = new Intl.NumberFormat(`${language}-IN`, { style: 'percent' });
  const wordsOf = ({ content }: Sent) => plainTextOf(content, excerptLength);
  const types = {
    C: t('notifications.audience.C'),
    E: t('notifications.audience.E'),
    S: t('notifications.audience.S'),
  };
  const audienceOf = ({ audience, audienceNames = [] }: Sent) =>
    [
      ...(audience?.types ?? []).map((each) => types[each]),
      ...audienceNames,
      ...(audience?.passingYears ?? []),
    ].join(', ') || t('notifications.audience.everybody');
  return (
    <>
      <DataGrid
        caption={t('notifications.sent.title')}
        rows={rows}
        getRowId={({ id }) => id}
        getRowLabel={wordsOf}
        isLoading={isLoading && error === null}
        columns={[
          {
            id: 'content',
            header: t('notifications.sent.content'),
            isRowHeader: true,
            card: 'title',
            renderCell: wordsOf,
          },
          {
            id: 'type',
            header: t('notifications.sent.type'),
            card: 'aside',
            renderCell: ({ type, isActive }) => (
              <>
                <span className={styles.unbroken}>
                  {type === 'Critical' ? t('notifications.critical') : t('notifications.general')}
                </span>{' '}
                {isActive === false && <Badge tone="accent">{t('notifications.sent.recalled')}</Badge>}
              </>
            ),
          },
          { id: 'audience', header: t('notifications.sent.audience'), renderCell: audienceOf },
          {
            id: 'sent',
            header: t('notifications.sent.count'),
            align: 'end',
            renderCell: ({ sentCount }) => (sentCount === undefined ? '–' : number.format(sentCount)),
          },
          {
            id: 'read',
            header: t('notifications.sent.read'),
            align: 'end',
            renderCell: ({ sentCount, readCount = 0 }) =>
              sentCount ? percent.format(readCount / sentCount) : number.format(readCount),
          },
          {
            id: 'by',
            header: t('notifications.sent.by'),
            renderCell: ({ createdByName }) => createdByName ?? t('notifications.sent.platform'),
          },
          {
            id: 'when',
            header: t('notifications.sent.when'),
            renderCell: ({ createdAt }) => moment.format(new Date(createdAt)),
          },
        ]}
        getRowActions={({ isActive }) =>
          mayDelete && isActive !== false
            ? [{ id: 'recall', label: t('notifications.sent.recall'), tone: 'danger' }]
            : []
        }
        onRowAction={(_id, row) => setRecalled(row)}
        error={
          error === null ? undefined : (
            <ErrorState title={t('notifications.sent.failed')} onRetry={onRetry}>
              {isApiError(error) ? failureText(error, t) : t('failure.unreadable')}
            </ErrorState>
          )
        }
        empty={<EmptyState title={t('notifications.sent.none')} />}
      />
      <RecallDialog
        notification={recalled}
        about={recalled ? wordsOf(recalled) : ''}
        onClose={() => setRecalled(undefined)}
      />
    </>
  );
}

/** Asks before a message is taken out of everybody's list. */
function RecallDialog({
  notification,
  about,
  onClose,
}: {
  readonly notification: Sent | undefined;
  readonly about: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (id: string) => dataOf(api().DELETE('/notification/{id}', { params: { path: { id } } })),
    onSuccess: () => {
      alerts.success(t('notifications.sent.recallDone'));
      onClose();
      return queryClient.invalidateQueries({ queryKey: ['get', '/notification/admin/all'] });
    },
  });
  return (
    <ConfirmDialog
      isOpen={notification !== undefined}
      title={t('notifications.sent.recallTitle')}
      confirmLabel={t('notifications.sent.recall')}
      tone="danger"
      isPending={isPending}
      error={isApiError(error) ? failureText(error, t) : undefined}
      onConfirm={() => notification && mutate(notification.id)}
      onCancel={() => {
        reset();
        onClose();
      }}
    >
      {t('notifications.sent.recallText', { about })}
    </ConfirmDialog>
  );
}
