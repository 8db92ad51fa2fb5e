import type { components } from '@aarambh/api-client';
import { walletEntryKindValues, type WalletEntryKind } from '@aarambh/api-client/enums';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { Pagination } from '@aarambh/ui/Pagination';
import { ResultCount } from '@aarambh/ui/ResultCount';
import { Table, type TableColumn } from '@aarambh/ui/Table';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { isId, isPage, parameterReader } from '@aarambh/records/data';
import { LeftOutNotice } from '#app/address/LeftOutNotice.tsx';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import type { PageTurn } from '#app/session/pageTurn.ts';
import { queries } from '#app/session/queries.ts';
import { requestIdOf } from '#app/session/requestIdOf.ts';
import { usePageCursor } from '#app/session/usePageCursor.ts';
import { TableCard } from '@aarambh/records/screens';
import { DownloadStatement } from './DownloadStatement.tsx';
import { useKindText } from './useKindText.ts';
import * as styles from './wallet.css.ts';

type Entry = Omit<components['schemas']['WalletEntry'], 'action'>;

const pageSize = 10;

/** Kinds whose reason a person has written. */
const typed: readonly WalletEntryKind[] = ['Adjustment', 'Transfer'];

const isKind = (text: string): text is WalletEntryKind => walletEntryKindValues.some((kind) => kind === text);

/** Every change of the balance, newest first, with the balance that it led to. The page and the kind are part of the address. */
export function Statement({ ownerType }: Pick<components['schemas']['Wallet'], 'ownerType'>) {
  const { t } = useTranslation();
  const kindText = useKindText(ownerType);
  const heading = useId();
  const [parameters, setParameters] = useSearchParams();
  const { read, leftOut } = parameterReader(parameters);
  const asksFor = Number(read('page', isPage) || 1);
  const entryID = read('entry', isId);
  const asked = read('kind', isKind);
  const kind = isKind(asked) ? asked : undefined;
  const pageOf = ({ page: pageNo, cursor }: Pick<PageTurn, 'page' | 'cursor'>) =>
    queries().queryOptions('get', '/wallet/entries', {
      params: {
        query: {
          pageNo,
          pageSize,
          ...(cursor !== undefined && { cursor }),
          ...(kind && { kind }),
          ...(entryID !== '' && { entryID }),
        },
      },
    });
  const cursor = usePageCursor(
    { list: `${kind}/${entryID}`, page: asksFor },
    (shown) => pageOf(shown).queryKey,
  );
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    ...pageOf({ page: asksFor, cursor }),
    placeholderData: keepPreviousData,
  });
  const addressOf = (target: number): string =>
    new URLSearchParams({ page: String(target), ...(kind && { kind }) }).toString();
  const rows = data?.data.walletEntry ?? [];
  // An entry that was asked for says on which page it is.
  const page = entryID === '' ? asksFor : (data?.meta.pageNo ?? asksFor);
  const total = data?.meta.total ?? 0;
  return (
    <TableCard as="section" aria-labelledby={heading}>
      <Inline justify="between" className={styles.headOfStatement}>
        <Heading level={2} size="md" id={heading}>
          {t('wallet.statement.title')}
        </Heading>
        {total > 0 && <DownloadStatement />}
      </Inline>
      <LeftOutNotice
        names={leftOut
          .filter((name) => name !== 'entry')
          .map((name) => t(name === 'kind' ? 'wallet.statement.kind' : 'shell.address.page'))}
      />
      {kind !== undefined && (
        <Inline className={styles.head}>
          <Text>{t('wallet.statement.only', { kind: kindText({ kind, amount: 0 }) })}</Text>
          <Link href="/wallet">{t('wallet.statement.all')}</Link>
        </Inline>
      )}
      <Table
        fits="room"
        caption={t('wallet.statement.title')}
        columns={useColumns(entryID, kindText)}
        rows={rows}
        getRowId={({ id }) => id}
        isLoading={isPending || isPlaceholderData}
        empty={
          <EmptyState title={t('wallet.statement.empty')} level={3}>
            {t('wallet.statement.emptyText')}
          </EmptyState>
        }
        error={
          error && (
            <ErrorState
              requestId={requestIdOf(error)}
              title={t('wallet.statement.failed')}
              level={3}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            >
              <FailureWords error={error} />
            </ErrorState>
          )
        }
      />
      {total > pageSize && (
        <Inline justify="between" className={styles.foot}>
          <ResultCount page={page} total={total} pageSize={pageSize} isLoading={isPlaceholderData} />
          <Pagination
            page={page}
            total={total}
            pageSize={pageSize}
            label={t('wallet.statement.pages')}
            getHref={(target) => `/wallet?${addressOf(target)}`}
            onPageCorrected={(target) => setParameters(addressOf(target), { replace: true })}
          />
        </Inline>
      )}
    </TableCard>
  );
}

/** @param entryID of the entry that was asked for: it takes the focus */
function useColumns(entryID: string, kindText: ReturnType<typeof useKindText>): TableColumn<Entry>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  return [
    {
      id: 'date',
      header: t('wallet.statement.date'),
      renderCell: ({ createdAt }) => <time dateTime={createdAt}>{formats.moment(createdAt)}</time>,
    },
    {
      id: 'reason',
      header: t('wallet.statement.reason'),
      isRowHeader: true,
      renderCell: (entry) => <Reason isAsked={entry.id === entryID} kind={kindText(entry)} entry={entry} />,
    },
    {
      id: 'amount',
      header: t('wallet.statement.amount'),
      align: 'end',
      card: 'aside',
      renderCell: ({ amount }) => <span className={styles.amount}>{formats.change(amount)}</span>,
    },
    {
      id: 'balance',
      header: t('wallet.statement.balance'),
      align: 'end',
      renderCell: ({ balanceAfter }) => <span className={styles.number}>{formats.number(balanceAfter)}</span>,
    },
    {
      id: 'receipt',
      header: t('wallet.statement.receipt'),
      renderCell: ({ receipt, createdAt }) =>
        receipt ? (
          <Link
            href={`/receipts/${receipt}`}
            aria-label={t('wallet.statement.receiptOf', { date: formats.moment(createdAt) })}
          >
            {t('wallet.statement.open')}
          </Link>
        ) : (
          '–'
        ),
    },
  ];
}

interface ReasonProps {
  readonly isAsked: boolean;
  readonly kind: string;
  readonly entry: Entry;
}

/** Why credits moved, with the way to the record that it came of, or what somebody wrote about it. */
function Reason({ isAsked, kind, entry: { kind: value, cause, description } }: ReasonProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  // A company is told whom it paid for before the job.
  const words = [cause?.person, cause?.title].filter(Boolean).join(' · ');
  useEffect(() => {
    if (isAsked) place.current?.focus();
  }, [isAsked]);
  return (
    <div ref={place} className={isAsked ? styles.asked : undefined} {...(isAsked && { tabIndex: -1 })}>
      {kind}
      {isAsked && (
        <>
          {' '}
          <Tag tone="info">{t('wallet.statement.asked')}</Tag>
        </>
      )}
      {cause != null && (
        <div>
          <Link href={cause.link} aria-label={`${kind}: ${words}`}>
            {words}
          </Link>
        </div>
      )}
      {cause == null && typed.includes(value) && (
        <Text as="div" size="sm" tone="muted">
          {description}
        </Text>
      )}
    </div>
  );
}
