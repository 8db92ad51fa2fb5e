import { Alert } from '@aarambh/ui/Alert';
import { Stack } from '@aarambh/ui/Stack';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFormats, useIsKept, useIsOnline, useTranslation } from '../host/hooks.ts';
import { LeftOutNotice } from '../host/parts.tsx';
import type { RecordAction } from '../declare/action.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { TableCard } from './TableCard.tsx';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { CardList, type Cards } from './CardList.tsx';
import { ListHead } from './ListHead.tsx';
import { Loading } from '../record/Loading.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { parameterName } from './parameterName.ts';
import { RecordDrawer } from '../record/RecordDrawer.tsx';
import { RemovalDialog } from '../actions/RemovalDialog.tsx';
import { RowTable, type RowTableProps } from './RowTable.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { useBulkActions, type BulkAction } from '../bulk/useBulkActions.ts';
import { useChosenRows } from '../bulk/useChosenRows.ts';
import { useRecordScreens } from './useRecordScreens.ts';
import { useListAddress, type ListAddress, type ListSubject } from './useListAddress.ts';
import { useListLayout, type ListLayout } from './useListLayout.ts';
import { useOwnView } from './useOwnView.ts';
import type { Ask } from '../actions/useRecordActions.ts';
import { useRows } from './useRows.ts';

const Board = lazy(() => import('../board/Board.tsx'));
const BulkDialog = lazy(() => import('../bulk/BulkDialog.tsx'));
const ChooseByNumber = lazy(() => import('../bulk/ChooseByNumber.tsx'));

const noRows: readonly AnyRow[] = [];

interface ResourceScreenProps {
  readonly resource: Resource;
  /** More beside the heading, such as a link to a related list. */
  readonly actions?: ReactNode;
  /** What the screen is mostly for, at the end of them; a list whose records have a form says so itself. */
  readonly mainAction?: ReactNode;
  /** What the list is of, where that is chosen on this very screen. */
  readonly subject?: ListSubject;
  /** Draws the rows as cards at every width. @default a table, and cards where it is narrow */
  readonly cards?: Cards;
}

/** What is asked before it is done. */
interface Asked {
  readonly removal?: { readonly row: AnyRow; readonly what: 'delete' | 'deactivate' };
  readonly action?: { readonly row: AnyRow; readonly action: RecordAction };
}

/**
 * The screen of any list: heading with count, search, filters, table or cards, pages, and the sheet of one record. What it shows
 * is in its address.
 */
export function ResourceScreen(props: ResourceScreenProps) {
  const { resource: declared, actions, mainAction, subject, cards } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const resource = useOwnView(declared);
  const address = useRecordScreens(resource, useListAddress(resource, subject));
  const layout = useListLayout(resource, address);
  const { isBoard } = address;
  const { Below } = resource;
  const rows = useRows(resource, { ...address, isAskable: address.isAskable && !isBoard });
  const isOnline = useIsOnline();
  const isSaidAbove = useIsKept();
  const [asked, setAsked] = useState<Asked>();
  const { data, dataUpdatedAt } = rows;
  // One more than was counted: too many for what is done with all.
  const countable = (data?.total ?? 0) + (data?.isTotalMinimum === true ? 1 : 0);
  const bulk = useBulkActions(resource);
  const chosen = useChosenRows(resource, address, data?.rows ?? noRows, countable);
  const [isByNumber, setByNumber] = useState(false);
  const [bulkAction, setBulkAction] = useState<BulkAction>();
  const ask: Ask = (row, what) =>
    setAsked(typeof what === 'string' ? { removal: { row, what } } : { action: { row, action: what } });
  return (
    <Stack gap="md">
      <ListHead
        {...{ resource, address, layout, isOnline, actions, mainAction }}
        page={data}
        isLoading={rows.isLoading}
        onByNumber={bulk.length > 0 ? () => setByNumber(true) : undefined}
      />
      {!isOnline && !isSaidAbove && data !== undefined && (
        <Alert tone="warning">{t('resources.savedAt', { time: formats.time(dataUpdatedAt) })}</Alert>
      )}
      <LeftOutNotice names={address.leftOut.map((name) => parameterName(resource, name, t))} />
      {subject?.chooser}
      {!address.isAskable && subject?.prompt}
      {address.isAskable && isBoard && (
        <Suspense fallback={<Loading />}>
          <Board resource={resource} address={address} isOnline={isOnline} onAsk={ask} />
        </Suspense>
      )}
      {address.isAskable && !isBoard && resource.countedBy !== undefined && (
        <StatusTabs resource={resource} address={address} />
      )}
      {address.isAskable && !isBoard && (
        <ListRows
          {...{ resource, address, layout, rows, cards, isOnline, bulk, chosen, total: countable }}
          onAsk={ask}
          onBulk={setBulkAction}
        />
      )}
      {Below !== undefined && (
        <Suspense>
          <Below resource={resource} />
        </Suspense>
      )}
      {isByNumber && resource.chosenBy !== undefined && (
        <Suspense>
          <ChooseByNumber
            resource={resource}
            by={resource.chosenBy}
            query={subject?.query ?? {}}
            onChoose={chosen.add}
            onClose={() => setByNumber(false)}
          />
        </Suspense>
      )}
      {bulkAction !== undefined && (
        <Suspense>
          <BulkDialog
            {...{ resource, action: bulkAction, rows: chosen.rows, all: chosen.all }}
            onClose={(left) => {
              setBulkAction(undefined);
              chosen.choose(left);
            }}
          />
        </Suspense>
      )}
      {!isBoard && (
        <RecordDrawer resource={resource} address={address} page={data} isOnline={isOnline} onAsk={ask} />
      )}
      <Questions
        {...{ resource, asked }}
        onClose={() => setAsked(undefined)}
        onRemoved={() => address.go({ record: null, isEditing: false }, { replace: true })}
      />
    </Stack>
  );
}

interface ListRowsProps extends Pick<
  RowTableProps,
  'resource' | 'address' | 'isOnline' | 'bulk' | 'chosen' | 'total' | 'onAsk' | 'onBulk'
> {
  readonly layout: ListLayout;
  readonly rows: ReturnType<typeof useRows>;
  readonly cards: Cards | undefined;
}

/** Search and filters, the rows that they find, and the pages: as a table with cards for narrow windows, or as cards. */
function ListRows({ layout, rows, cards, ...rest }: ListRowsProps) {
  const { t } = useTranslation();
  const { resource, address } = rest;
  const { data, error, isPlaceholderData, isFetching } = rows;
  const isOld = useIsOld(address, rows);
  const isWaiting = isPlaceholderData && isFetching;
  const onRetry = (): void => void rows.refetch();
  const leftOut = data !== undefined && data.leftOut > 0 && (
    <Alert tone="warning">{t('resources.rowsLeftOut', { count: data.leftOut })}</Alert>
  );
  const toolbar = (
    <ListToolbar
      resource={resource}
      address={address}
      layout={cards === undefined ? layout : undefined}
      isPending={isWaiting}
    />
  );
  const footer = error === null && data !== undefined && data.total > 0 && (
    <ListFooter resource={resource} address={address} page={data} isLoading={isWaiting} />
  );
  if (cards !== undefined) {
    return (
      <>
        {leftOut}
        {(resource.hasSearch !== false || resource.filters.length > 0) && <TableCard>{toolbar}</TableCard>}
        <CardList
          {...{ ...cards, resource, address, error, onRetry }}
          rows={data?.rows}
          isLoading={isWaiting}
        />
        {footer}
      </>
    );
  }
  return (
    <TableCard data-density={layout.layout.isCompact ? 'compact' : undefined}>
      {leftOut}
      {toolbar}
      {/* Nothing is done to rows that the search and the filters do not find any more. */}
      <div inert={isOld}>
        <RowTable
          {...{ ...rest, error, onRetry }}
          columns={layout.shown}
          rows={error === null ? data?.rows : undefined}
          sort={data?.sort}
          isLoading={rows.isPending || isWaiting}
          isCompact={layout.layout.isCompact}
        />
      </div>
      {footer}
    </TableCard>
  );
}

interface QuestionsProps {
  readonly resource: Resource;
  readonly asked: Asked | undefined;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** What is asked before something is done with one record. */
function Questions({ resource, asked: { action, removal } = {}, onClose, onRemoved }: QuestionsProps) {
  return (
    <>
      <ActionDialog resource={resource} asked={action} onClose={onClose} />
      <RemovalDialog {...{ resource, onClose, onRemoved }} row={removal?.row} what={removal?.what} />
    </>
  );
}

/** Whether the rows are still those of another search or other filters. */
function useIsOld(
  { query }: ListAddress,
  { isPlaceholderData, isFetching }: ReturnType<typeof useRows>,
): boolean {
  const { sort: _sort, ...conditions } = query;
  const asked = JSON.stringify(conditions);
  const [shown, setShown] = useState(asked);
  if (!isPlaceholderData && shown !== asked) setShown(asked);
  return isPlaceholderData && isFetching && shown !== asked;
}
