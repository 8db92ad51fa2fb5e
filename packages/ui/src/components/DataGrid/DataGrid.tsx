import { withRef } from '../../hooks/withRef.ts';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useLate, type Late } from '../../hooks/useLate.ts';
import * as en from '../../messages/english/dataGrid.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { numberFormat } from '../../text/numberFormat.ts';
import { Alert } from '../Alert/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import type { MenuAction, MenuGroup } from '../Menu/actions.ts';
import type { MenuBox } from '../Menu/MenuBox.tsx';
import { useProvider } from '../Provider/index.ts';
import type { TableProps } from '../Table/index.ts';
import { TableView, type ViewColumn } from '../Table/TableView.tsx';
import { useTableSort } from '../Table/useTableSort.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './DataGrid.css.ts';
import { RowMenu } from './RowMenu.tsx';
import { selectRange, togglePage } from './selectRange.ts';

/** Told with each new selection. */
export interface SelectionChangeDetails<Row> {
  /** The chosen rows of this page. */
  rows: readonly Row[];
}

/** Props of {@link DataGrid}: those of a Table, and what can be done with its rows. */
export interface DataGridProps<Row> extends Omit<TableProps<Row>, 'messages'> {
  /** What a row is called, in the names of its checkbox and its menu: `Actions for Pune`. */
  getRowLabel: (row: Row) => string;
  /**
   * Whether rows can be chosen.
   * @default false
   */
  isSelectable?: boolean;
  /** Ids of the chosen rows, also of those on other pages, when the parent decides. */
  selectedIds?: ReadonlySet<string>;
  /** Told which rows are chosen now. */
  onSelectionChange?: (selectedIds: ReadonlySet<string>, details: SelectionChangeDetails<Row>) => void;
  /** Buttons for the chosen rows; shown while there are any. */
  renderSelectionActions?: (selectedIds: ReadonlySet<string>) => ReactNode;
  /** What can be done with a row. A row without actions has no menu. */
  getRowActions?: (row: Row) => readonly (MenuAction | MenuGroup)[];
  /** Told which action was chosen for which row. */
  onRowAction?: (actionId: string, details: { row: Row }) => void;
  /** Texts in place of the defaults. */
  messages?: { table?: Partial<UiMessages['table']>; dataGrid?: Partial<UiMessages['dataGrid']> };
}

/**
 * A table to work with: rows are chosen by checkboxes, with Shift in ranges, and each row has a menu of what can be done with it.
 * It stays a table to a screen reader and becomes cards on a phone; every control is a stop of the Tab key.
 */
export const DataGrid = withRef(function DataGrid<Row>(props: DataGridProps<Row>): ReactNode {
  const { columns, getRowActions, isSelectable = false, messages } = props;
  const view = viewProps(props);
  const { sort, onSort, rows } = useTableSort({ ...props, messages: messages?.table });
  const selection = useSelection(props, rows);
  const hasMenus = getRowActions !== undefined;
  const menu = useLate(bringMenuBox);
  const { prefetch } = menu;
  useEffect(() => {
    if (hasMenus) prefetch();
  }, [hasMenus, prefetch]);
  const all: ViewColumn<Row>[] = [
    ...(isSelectable ? [selection.column] : []),
    ...columns,
    ...(getRowActions ? [actionsColumn(props, getRowActions, selection.texts, menu)] : []),
  ];
  return (
    <>
      {isSelectable && selection.selectedIds.size > 0 && (
        <SelectionBar {...selection} actions={props.renderSelectionActions} />
      )}
      {menu.hasFailed && <Alert tone="danger">{selection.texts.actionsFailed}</Alert>}
      <TableView
        {...view}
        fits={props.fits ?? 'room'}
        component="DataGrid"
        columns={all}
        sort={sort}
        rows={rows}
        onSort={onSort}
        isRowSelected={(row) => selection.selectedIds.has(props.getRowId(row))}
        messages={messages?.table}
      />
    </>
  );
});

/** What the table itself draws, and its attributes. */
function viewProps<Row>({
  getRowLabel: _getRowLabel,
  isSelectable: _isSelectable,
  selectedIds: _selectedIds,
  onSelectionChange: _onSelectionChange,
  renderSelectionActions: _renderSelectionActions,
  getRowActions: _getRowActions,
  onRowAction: _onRowAction,
  defaultSort: _defaultSort,
  onSortChange: _onSortChange,
  ...view
}: DataGridProps<Row>) {
  return view;
}

/** React wants a checked box to have it. */
const ignoreChange = (): void => {};

/** The drawn part of a menu is as large as the rest of the grid, and needed only on a press. */
const bringMenuBox = async (): Promise<typeof MenuBox> => (await import('../Menu/MenuBox.tsx')).MenuBox;

interface Selection<Row> {
  selectedIds: ReadonlySet<string>;
  column: ViewColumn<Row>;
  texts: UiMessages['dataGrid'];
  countText: string;
  select: (next: ReadonlySet<string>) => void;
}

function useSelection<Row>(props: DataGridProps<Row>, rows: readonly Row[]): Selection<Row> {
  const { getRowId, getRowLabel, onSelectionChange } = props;
  const texts = useMessages('dataGrid', en.dataGrid, props.messages?.dataGrid);
  const { locale } = useProvider();
  const announce = useAnnounce();
  const [ownIds, setOwnIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(undefined);
  const selectedIds = props.selectedIds ?? ownIds;
  const rowIds = rows.map(getRowId);
  const format = numberFormat(locale);

  const select = (next: ReadonlySet<string>): void => {
    setOwnIds(next);
    onSelectionChange?.(next, { rows: rows.filter((row) => next.has(getRowId(row))) });
    announce(texts.selected({ count: format.format(next.size) }));
  };
  const press = (id: string, event: MouseEvent): void => {
    select(selectRange(rowIds, selectedIds, id, event.shiftKey ? anchor.current : undefined));
    anchor.current = id;
  };
  const chosenHere = rowIds.filter((id) => selectedIds.has(id)).length;
  const column: ViewColumn<Row> = {
    id: 'selection',
    header: texts.selectAll,
    isNarrow: true,
    card: 'select',
    headerContent: (
      <Checkbox
        label={texts.selectAll}
        isLabelHidden
        checked={chosenHere > 0 && chosenHere === rowIds.length}
        isIndeterminate={chosenHere > 0 && chosenHere < rowIds.length}
        disabled={rowIds.length === 0}
        onChange={() => select(togglePage(rowIds, selectedIds))}
      />
    ),
    renderCell: (row) => (
      <Checkbox
        label={texts.selectRow({ row: getRowLabel(row) })}
        isLabelHidden
        checked={selectedIds.has(getRowId(row))}
        // The press itself knows about Shift; the change that follows does not.
        onClick={(event) => press(getRowId(row), event)}
        onChange={ignoreChange}
      />
    ),
  };
  return {
    selectedIds,
    column,
    texts,
    select,
    countText: texts.selected({ count: format.format(selectedIds.size) }),
  };
}

interface SelectionBarProps {
  selectedIds: ReadonlySet<string>;
  texts: UiMessages['dataGrid'];
  countText: string;
  select: (next: ReadonlySet<string>) => void;
  actions: ((selectedIds: ReadonlySet<string>) => ReactNode) | undefined;
}

function SelectionBar({ selectedIds, texts, countText, select, actions }: SelectionBarProps): ReactNode {
  return (
    <div className={styles.bar} data-part="selection">
      <span className={styles.count}>{countText}</span>
      {actions?.(selectedIds)}
      <Button variant="quiet" size="sm" onClick={() => select(new Set())}>
        {texts.clearSelection}
      </Button>
    </div>
  );
}

function actionsColumn<Row>(
  { getRowLabel, onRowAction }: DataGridProps<Row>,
  getRowActions: (row: Row) => readonly (MenuAction | MenuGroup)[],
  texts: UiMessages['dataGrid'],
  menu: Late<typeof MenuBox>,
): ViewColumn<Row> {
  return {
    id: 'actions',
    header: texts.actions,
    headerContent: <VisuallyHidden>{texts.actions}</VisuallyHidden>,
    isNarrow: true,
    align: 'end',
    card: 'actions',
    renderCell: (row) => {
      const actions = getRowActions(row);
      if (actions.length === 0) return null;
      return (
        <RowMenu
          label={texts.actionsFor({ row: getRowLabel(row) })}
          items={actions}
          menu={menu}
          onAction={(id) => onRowAction?.(id, { row })}
        />
      );
    },
  };
}
