import { Card } from '@aarambh/ui/Card';
import { Link } from '@aarambh/ui/Link';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Text } from '@aarambh/ui/Text';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useCallback, useId, useState, type DragEvent } from 'react';
import { useService, useTranslation } from '../host/hooks.ts';
import { readPage, type Page } from '../calls/calls.ts';
import { isLookup, isNamed } from '../declare/filter.ts';
import type { BoardColumn, Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import * as styles from './Board.css.ts';
import { BoardCard } from './BoardCard.tsx';
import { ListToolbar } from '../list/ListToolbar.tsx';
import { ListFailure } from '../list/ListMessages.tsx';
import { RecordDrawer } from '../record/RecordDrawer.tsx';
import { CountBadge } from '../list/LinkTabs.tsx';
import { useTabCounts } from '../list/StatusTabs.tsx';
import { useRecordActions, type Ask } from '../actions/useRecordActions.ts';
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
const noRows: readonly AnyRow[] = [];

/**
 * The records of a list in columns by their status. A card is moved by its menu, by Shift and an arrow key, or by dragging it, always by the
 * same steps as in the table; in a narrow window one column is seen at a time.
 */
export default function Board({ resource, address, isOnline, onAsk }: BoardProps) {
  const { t } = useTranslation();
  const service = useService();
  const hint = useId();
  const { board: columns = noColumns, countedBy: by = '' } = resource;
  const actions = useRecordActions(resource, address, onAsk);
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
  const [dragged, setDragged] = useState<AnyRow>();
  const [moved, setMoved] = useState<{ readonly id: string; readonly from: string }>();
  const forget = useCallback(() => setMoved(undefined), []);
  const countOf = (value: string) =>
    counts && <CountBadge count={counts.numbers.get(value) ?? 0} hasMore={counts.moreThan.has(value)} />;
  const words = filter?.options;
  const labelOf = (value: string): string => {
    if (typeof words !== 'object' || isLookup(words) || isNamed(words)) return value;
    const key = words[value];
    return key === undefined ? value : t(key);
  };
  const current = columns.some(({ value }) => value === chosen) ? chosen : columns[0]?.value;
  const mayEnter = (row: AnyRow, { action }: BoardColumn): boolean =>
    isOnline && action !== undefined && actions.of(row).some(({ id }) => id === action);
  const enter = (row: AnyRow, { action }: BoardColumn): void => {
    if (action === undefined) return;
    setMoved({ id: row.id, from: String(row[by]) });
    actions.run(action, row);
  };
  /** The next column on this side that the card may be moved to. */
  const beside = (row: AnyRow, index: number, way: 1 | -1): BoardColumn | undefined => {
    const on = way === 1 ? columns.slice(index + 1) : columns.slice(0, index).toReversed();
    return on.find((column) => mayEnter(row, column));
  };
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
          {columns.map((column, index) => {
            const { data, isPlaceholderData = false } = pages[index] ?? {};
            const rows = data?.rows ?? noRows;
            const name = labelOf(column.value);
            const isTarget = dragged !== undefined && mayEnter(dragged, column);
            return (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- cards are dropped here; the menu and the keys of a card do the same
              <section
                key={column.value}
                className={styles.column}
                aria-label={name}
                aria-busy={data === undefined || isPlaceholderData}
                data-current={column.value === current || undefined}
                data-target={isTarget || undefined}
                onDragOver={(event: DragEvent) => isTarget && event.preventDefault()}
                onDrop={(event: DragEvent) => {
                  event.preventDefault();
                  if (dragged !== undefined && isTarget) enter(dragged, column);
                  setDragged(undefined);
                }}
              >
                <h2 className={styles.heading}>
                  <Link
                    variant="standalone"
                    href={address.hrefOf({ filters: { [by]: column.value }, isBoard: false })}
                  >
                    {name}
                  </Link>{' '}
                  {countOf(column.value)}
                </h2>
                {data === undefined && <Skeleton />}
                {data !== undefined && rows.length === 0 && (
                  <Text size="sm" tone="muted">
                    {t('resources.board.empty')}
                  </Text>
                )}
                {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told */}
                <ul role="list" className={styles.cards} inert={isPlaceholderData}>
                  {rows.map((row) => (
                    <BoardCard
                      key={row.id}
                      resource={resource}
                      row={row}
                      href={address.hrefOf({ record: row.id })}
                      hint={hint}
                      actions={actions.of(row).map((action) => ({
                        ...action,
                        disabled: !isOnline && action.id !== 'view',
                      }))}
                      isMovable={columns.some((each) => mayEnter(row, each))}
                      hasArrived={moved?.id === row.id && moved.from !== column.value}
                      onArrived={forget}
                      onAction={(id) => {
                        setMoved({ id: row.id, from: column.value });
                        actions.run(id, row);
                      }}
                      onMove={(way) => {
                        const next = beside(row, index, way);
                        if (next !== undefined) enter(row, next);
                      }}
                      onDrag={setDragged}
                    />
                  ))}
                </ul>
                {data !== undefined && (data.total > rows.length || data.isTotalMinimum) && (
                  <Link href={address.hrefOf({ filters: { [by]: column.value }, isBoard: false })}>
                    {t('resources.board.more')}
                  </Link>
                )}
              </section>
            );
          })}
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
