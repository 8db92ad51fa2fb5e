import { Card } from '@aarambh/ui/Card';
import { Link } from '@aarambh/ui/Link';
import { Text } from '@aarambh/ui/Text';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import { useService, useTranslation } from '../host/hooks.ts';
import { readPage, type Page } from '../calls/calls.ts';
import { isLookup, isNamed, isNumberRange } from '../declare/filter.ts';
import type { BoardColumn, Resource } from '../declare/resource.ts';
import * as styles from './Board.css.ts';
import { BoardLane } from './BoardLane.tsx';
import { useBoardMoves } from './useBoardMoves.ts';
import { ListToolbar } from '../list/ListToolbar.tsx';
import { ListFailure } from '../list/ListMessages.tsx';
import { RecordDrawer } from '../record/RecordDrawer.tsx';
import { CountBadge } from '../list/LinkTabs.tsx';
import { useTabCounts } from '../list/StatusTabs.tsx';
import type { Ask } from '../actions/useRecordActions.ts';
import type { ListAddress } from '../list/useListAddress.ts';

interface BoardProps {
  readonly resource: Resource;
  readonly address: ListAddress;
  readonly isOnline: boolean;
  readonly onAsk: Ask;
}

/** Cards of a column; those behind them are in the table. */
const perColumn = 25;

const noColumns: readonly BoardColumn[] = [];

/**
 * The records of a list in columns by their status. A card is moved by its menu, by Shift and an arrow key, or by dragging it, always by the
 * same steps as in the table; in a narrow window one column is seen at a time.
 */
export default function Board({ resource, address, isOnline, onAsk }: BoardProps) {
  const { t } = useTranslation();
  const service = useService();
  const hint = useId();
  const { board: columns = noColumns, countedBy: by = '' } = resource;
  const moves = useBoardMoves({ resource, address, isOnline, onAsk, columns, by });
  const { filter, counts } = useTabCounts(resource, address);
  const { [by]: chosen, sort: _sort, ...query } = address.query;
  const pages = useQueries({
    queries: columns.map(({ value }) => {
      const asked = { pageNo: 1, pageSize: perColumn, ...query, [by]: value };
      return {
        queryKey: [resource.family, 'list', asked],
        queryFn: ({ signal }: { signal: AbortSignal }) => readPage(service, resource, asked, signal),
        placeholderData: keepPreviousData<Page>,
      };
    }),
  });
  const countOf = (value: string) =>
    counts && <CountBadge count={counts.numbers.get(value) ?? 0} hasMore={counts.moreThan.has(value)} />;
  const words = filter?.options;
  const labelOf = (value: string): string => {
    if (typeof words !== 'object' || isLookup(words) || isNamed(words) || isNumberRange(words)) return value;
    const key = words[value];
    return key === undefined ? value : t(key);
  };
  const current = columns.some(({ value }) => value === chosen) ? chosen : columns[0]?.value;
  const open = columns.findIndex((_column, index) =>
    pages[index]?.data?.rows.some(({ id }) => id === address.record),
  );
  const failure = pages.find(({ error }) => error !== null)?.error;
  return (
    <>
      <Card padding="none" className={styles.toolbar}>
        <ListToolbar
          resource={resource}
          address={address}
          layout={undefined}
          isPending={pages.some(({ isPlaceholderData }) => isPlaceholderData)}
        />
      </Card>
      <nav
        className={styles.tabs}
        aria-label={t('resources.listBy', { filter: t(filter?.label ?? 'resources.all') })}
      >
        {columns.map(({ value }) => (
          <Link
            key={value}
            variant="standalone"
            className={styles.tab}
            href={address.hrefOf({ filters: { [by]: value } })}
            aria-current={value === current ? 'true' : undefined}
          >
            {labelOf(value)} {countOf(value)}
          </Link>
        ))}
      </nav>
      <Text size="sm" tone="muted" id={hint} className={styles.hint}>
        {t('resources.board.hint')}
      </Text>
      {failure != null && (
        <ListFailure
          resource={resource}
          isLoading={false}
          error={failure}
          onRetry={() => void Promise.all(pages.map((page) => page.refetch()))}
        />
      )}
      {failure == null && (
        <div className={styles.board} data-component="Board" data-wide="">
          {columns.map((column, index) => (
            <BoardLane
              key={column.value}
              {...{ resource, address, column, index, by, moves, hint }}
              name={labelOf(column.value)}
              count={countOf(column.value)}
              page={pages[index]?.data}
              isPlaceholder={pages[index]?.isPlaceholderData ?? false}
              isCurrent={column.value === current}
            />
          ))}
        </div>
      )}
      <RecordDrawer
        resource={resource}
        address={{
          ...address,
          page: 1,
          pageSize: perColumn,
          query: { ...query, [by]: columns[open]?.value ?? '' },
        }}
        page={pages[open]?.data}
        isOnline={isOnline}
        onAsk={onAsk}
      />
    </>
  );
}
