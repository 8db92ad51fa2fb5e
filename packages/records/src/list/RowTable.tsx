import { DataGrid } from '@aarambh/ui/DataGrid';
import { Link } from '@aarambh/ui/Link';
import type { MenuAction } from '@aarambh/ui/Menu';
import type { TableColumn } from '@aarambh/ui/Table';
import { useFormats, useTranslation } from '../host/hooks.ts';
import type { AnyColumn } from '../declare/column.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { cellOf } from '../cells/cells.tsx';
import { titleOf } from '../cells/cellWords.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { ListFailure, NoRows } from './ListMessages.tsx';
import type { BulkAction } from '../bulk/useBulkActions.ts';
import type { ChosenRows } from '../bulk/useChosenRows.ts';
import { useRecordActions, type Ask } from '../actions/useRecordActions.ts';
import type { ListAddress } from './useListAddress.ts';

export interface RowTableProps {
  readonly resource: Resource;
  readonly address: ListAddress;
  readonly columns: readonly AnyColumn[];
  /** Undefined until the first rows have come. */
  readonly rows: readonly AnyRow[] | undefined;
  /** The order that the rows have, where the server said it. */
  readonly sort: string | undefined;
  /** What can be done with many rows at once; with none, rows cannot be ticked. */
  readonly bulk: readonly BulkAction[];
  readonly chosen: ChosenRows;
  /** Rows on all pages. */
  readonly total: number;
  readonly onBulk: (action: BulkAction) => void;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isOnline: boolean;
  /** One line a row: of a moment it has the day. @default false */
  readonly isCompact?: boolean;
  readonly onAsk: Ask;
}

const noRows: readonly AnyRow[] = [];

/** The rows of a list: a table where it has room, cards where not; or why there are none. */
export function RowTable(props: RowTableProps) {
  const { resource, address, columns, rows = noRows, isLoading, error, isOnline, isCompact = false } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const actions = useRecordActions(resource, address, props.onAsk);
  const mark = columns.find((column, index) => index > 0 && isMark(column));
  return (
    <DataGrid
      caption={t(resource.texts.title)}
      rows={rows}
      getRowId={({ id }) => id}
      getRowLabel={resource.nameOf}
      columns={columns.map((column, index) => tableColumn(column, index === 0))}
      isSelectable={props.bulk.length > 0}
      selectedIds={props.chosen.ids}
      onSelectionChange={props.chosen.choose}
      renderSelectionActions={() => (
        <BulkBar
          compared={resource.compared}
          actions={props.bulk}
          chosen={props.chosen}
          total={props.total}
          isOnline={isOnline}
          onAct={props.onBulk}
        />
      )}
      isLoading={isLoading && error === null}
      loadingRows={10}
      {...sortProps(address.sort || (props.sort ?? ''), columns, address.go)}
      getRowActions={(row): readonly MenuAction[] =>
        actions.of(row).map((action) => ({ ...action, disabled: !isOnline && action.id !== 'view' }))
      }
      onRowAction={(id, { row }) => actions.run(id, row)}
      error={error === null ? undefined : <ListFailure {...props} />}
      empty={<NoRows resource={resource} address={address} />}
    />
  );

  function tableColumn(column: AnyColumn, isTitle: boolean): TableColumn<AnyRow> {
    const shown = isCompact && column.as === 'moment' ? { ...column, as: 'day' as const } : column;
    return {
      id: column.field,
      header: titleOf(column, t),
      align: isNumeric(column) ? 'end' : 'start',
      isSortable: column.sort !== undefined,
      isRowHeader: isTitle,
      card: isTitle ? 'title' : column === mark ? 'aside' : 'line',
      renderCell: (row) =>
        isTitle ? (
          <Link variant="standalone" href={address.hrefOf({ record: row.id })}>
            {resource.nameOf(row)}
          </Link>
        ) : (
          (cellOf(shown, row, t, formats) ?? '–')
        ),
    };
  }
}

/** What stands beside the title of a card, where there is room for one. */
const isMark = ({ as, tones }: AnyColumn): boolean => as === 'active' || tones !== undefined;

/** Values that are compared by their digits stand below each other. */
const isNumeric = ({ as = 'text' }: AnyColumn): boolean =>
  ['number', 'grade', 'percent', 'years', 'money'].includes(as);

/** The order, by the columns that have one. */
function sortProps(sort: string, columns: readonly AnyColumn[], go: ListAddress['go']) {
  const name = sort.replace(/^-/, '');
  const sorted = columns.find((column) => column.sort === name);
  return {
    sort:
      sorted === undefined
        ? undefined
        : {
            columnId: sorted.field,
            direction: sort.startsWith('-') ? ('descending' as const) : ('ascending' as const),
          },
    onSortChange: ({ columnId, direction }: { columnId: string; direction: 'ascending' | 'descending' }) => {
      const by = columns.find(({ field }) => field === columnId)?.sort ?? '';
      go({ sort: direction === 'descending' ? `-${by}` : by });
    },
  };
}
