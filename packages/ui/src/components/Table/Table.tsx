import { withRef } from '../../hooks/withRef.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import type { ReactNode } from 'react';
import type { UiMessages } from '../../messages/index.ts';
import type { TableColumn } from './columns.ts';
import type { Sort } from './sortRows.ts';
import { TableView } from './TableView.tsx';
import { useTableSort, type SortChangeDetails } from './useTableSort.ts';

/** Props of {@link Table}. */
export interface TableProps<Row> extends RootProps<'div', 'aria-labelledby' | 'role'> {
  /** Name of the table, for those who do not see what stands around it. */
  caption: string;
  /**
   * Whether the caption is seen, above the table.
   * @default false
   */
  isCaptionVisible?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** What tells a row from the others, also when the list changes. */
  getRowId: (row: Row) => string;
  /** The column it is sorted by, when the parent decides and orders the rows. */
  sort?: Sort;
  /** How it is sorted at first. */
  defaultSort?: Sort;
  /** Told what the reader wants it sorted by. */
  onSortChange?: (sort: Sort, details: SortChangeDetails<Row>) => void;
  /**
   * Rows are on their way. Rows that are there stay, paler; without any there are places of their size.
   * @default false
   */
  isLoading?: boolean;
  /**
   * How many places stand for the rows that are on their way.
   * @default 5
   */
  loadingRows?: number;
  /** Stands in place of the rows when there are none: an EmptyState. */
  empty?: ReactNode;
  /** Stands in place of the rows when they could not be loaded: an ErrorState. */
  error?: ReactNode;
  /**
   * Below 768 px: `cards` makes a card of each row, `scroll` lets the table scroll sideways.
   * @default 'cards'
   */
  narrow?: 'cards' | 'scroll';
  /**
   * What makes it narrow: a `window` below 768 px, or also its own `room` below 640 px, as beside an open side menu.
   * @default 'window'
   */
  fits?: 'window' | 'room';
  /**
   * The table takes at most the height of the window and scrolls inside, under a header that stays.
   * @default false
   */
  hasStickyHeader?: boolean;
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['table']>;
}

/**
 * Like things with the same facts, for reading: a native table that can be sorted. To choose rows or act on them, use DataGrid; for one
 * thing's facts, DescriptionList.
 */
export const Table = withRef(function Table<Row>(props: TableProps<Row>): ReactNode {
  const { sort, onSort, rows } = useTableSort(props);
  const { defaultSort: _defaultSort, onSortChange: _onSortChange, ...view } = props;
  return <TableView {...view} component="Table" sort={sort} rows={rows} onSort={onSort} />;
});
