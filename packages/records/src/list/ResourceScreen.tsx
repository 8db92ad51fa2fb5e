import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFormats, useIsKept, useIsOnline, useTranslation } from '../host/hooks.ts';
import { LeftOutNotice, ScreenHeading } from '../host/parts.tsx';
import type { Formats, Translate } from '../register.ts';
import type { RecordAction } from '../declare/action.ts';
import type { Page } from '../calls/calls.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { TableCard } from './TableCard.tsx';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { CardList, type Cards } from './CardList.tsx';
import { ListActions } from './ListActions.tsx';
import { Loading } from '../record/Loading.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { viewOf } from './listAddress.ts';
import { RecordDrawer } from '../record/RecordDrawer.tsx';
import { RemovalDialog } from '../actions/RemovalDialog.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import { RowTable } from './RowTable.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { useBulkActions, type BulkAction } from '../bulk/useBulkActions.ts';
import { useChosenRows } from '../bulk/useChosenRows.ts';
import { useRecordScreens } from './useRecordScreens.ts';
import { useListAddress, type ListAddress, type ListSubject } from './useListAddress.ts';
import { useListLayout } from './useListLayout.ts';
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
  const rows = useRows(resource, { ...address, isAskable: address.isAskable && !isBoard });
  const isOnline = useIsOnline();
  const isSaidAbove = useIsKept();
  const [asked, setAsked] = useState<Asked>();
  const { data, error, isPlaceholderData, isFetching, dataUpdatedAt } = rows;
  const isOld = useIsOld(address, rows);
  const isWaiting = isPlaceholderData && isFetching;
  const total = data?.total;
  // One more than was counted: too many for what is done with all.
  const countable = (total ?? 0) + (data?.isTotalMinimum === true ? 1 : 0);
  const bulk = useBulkActions(resource);
  const chosen = useChosenRows(resource, address, data?.rows ?? noRows, countable);
  const [isByNumber, setByNumber] = useState(false);
  const [bulkAction, setBulkAction] = useState<BulkAction>();
  const { action, removal } = asked ?? {};
  const ask: Ask = (row, what) =>
    setAsked(typeof what === 'string' ? { removal: { row, what } } : { action: { row, action: what } });
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
  return (
    <Stack gap="md">
      <Inline justify="between" align="end">
        <ScreenHeading
          lead={
            data !== undefined ? (
              leadOf(resource, data, t, formats)
            ) : rows.isLoading ? (
              <Skeleton />
            ) : undefined
          }
        >
          {t(resource.texts.title)}
        </ScreenHeading>
        <Inline>
          {actions}
          {address.isAskable && (
            <HeadActions
              {...{ resource, address, layout, isOnline }}
              onByNumber={bulk.length > 0 ? () => setByNumber(true) : undefined}
            />
          )}
          {mainAction}
        </Inline>
      </Inline>
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
      {address.isAskable && !isBoard && cards !== undefined && (
        <>
          {leftOut}
          {(resource.hasSearch !== false || resource.filters.length > 0) && <TableCard>{toolbar}</TableCard>}
          <CardList
            {...cards}
            resource={resource}
            address={address}
            rows={data?.rows}
            isLoading={isWaiting}
            error={error}
            onRetry={() => void rows.refetch()}
          />
          {footer}
        </>
      )}
      {address.isAskable && !isBoard && cards === undefined && (
        <TableCard data-density={layout.layout.isCompact ? 'compact' : undefined}>
          {leftOut}
          {toolbar}
          {/* Nothing is done to rows that the search and the filters do not find any more. */}
          <div inert={isOld}>
            <RowTable
              resource={resource}
              address={address}
              columns={layout.shown}
              rows={error === null ? data?.rows : undefined}
              sort={data?.sort}
              isLoading={rows.isPending || isWaiting}
              error={error}
              onRetry={() => void rows.refetch()}
              isOnline={isOnline}
              isCompact={layout.layout.isCompact}
              onAsk={ask}
              bulk={bulk}
              chosen={chosen}
              total={countable}
              onBulk={setBulkAction}
            />
          </div>
          {footer}
        </TableCard>
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
            resource={resource}
            action={bulkAction}
            rows={chosen.rows}
            all={chosen.all}
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
      <ActionDialog resource={resource} asked={action} onClose={() => setAsked(undefined)} />
      <RemovalDialog
        resource={resource}
        row={removal?.row}
        what={removal?.what}
        onClose={() => setAsked(undefined)}
        onRemoved={() => address.go({ record: null, isEditing: false }, { replace: true })}
      />
    </Stack>
  );
}

interface HeadActionsProps {
  readonly resource: Resource;
  readonly address: ListAddress;
  readonly layout: ReturnType<typeof useListLayout>;
  readonly isOnline: boolean;
  /** Chooses rows by their numbers; undefined where nothing can be done to several. */
  readonly onByNumber: (() => void) | undefined;
}

/** What can be done with a list as a whole, beside its heading. */
function HeadActions({ resource, address, layout, isOnline, onByNumber }: HeadActionsProps) {
  const { t } = useTranslation();
  const { isBoard } = address;
  const columns = layout.shown.filter((column) => layout.choosable.includes(column));
  return (
    <>
      {resource.board !== undefined && (
        <LinkButton variant="secondary" size="sm" href={address.hrefOf({ isBoard: !isBoard, record: null })}>
          {t(isBoard ? 'resources.board.leave' : 'resources.board.open')}
        </LinkButton>
      )}
      <SavedViews resource={resource} query={viewOf(address, columns)} />
      {!isBoard && resource.chosenBy !== undefined && onByNumber !== undefined && (
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          disabled={!isOnline}
          onClick={onByNumber}
        >
          {t('resources.byNumbers.open')}
        </Button>
      )}
      <ListActions {...{ resource, address, isOnline }} columns={layout.shown} />
    </>
  );
}

/** How many rows there are, and what they come to where the list adds them up. */
function leadOf(
  { texts }: Resource,
  { total, isTotalMinimum, sum }: Page,
  t: Translate,
  formats: Formats,
): string {
  const rows = t(isTotalMinimum ? 'resources.countMinimum' : 'resources.count', {
    count: total,
    total: formats.number(total),
  });
  if (texts.sum === undefined || sum === undefined) return rows;
  return `${rows} · ${t(texts.sum, { count: Math.abs(sum), sum: formats.number(sum) })}`;
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

/** The parameters that every list has. */
const parameterTexts = {
  page: 'shell.address.page',
  size: 'resources.pageSize',
  search: 'shell.address.search',
  sort: 'shell.address.sort',
  columns: 'resources.columns',
  record: 'shell.address.record',
  edit: 'shell.address.edit',
  tab: 'shell.address.tab',
  view: 'resources.board.open',
} as const;

const isOfEveryList = (name: string): name is keyof typeof parameterTexts => name in parameterTexts;

/** What people call a parameter of the address. */
function parameterName({ filters }: Resource, name: string, t: Translate): string {
  const filter = filters.find((each) => each.name === name);
  if (filter !== undefined) return t(filter.label);
  return isOfEveryList(name) ? t(parameterTexts[name]) : name;
}
