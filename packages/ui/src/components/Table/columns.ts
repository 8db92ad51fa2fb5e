import type { ReactNode } from 'react';
import type { SortValue } from './sortRows.ts';

/** A column of a Table or DataGrid. */
export interface TableColumn<Row> {
  /** Unique in the table. */
  id: string;
  /** Text of the header. */
  header: string;
  /** What a cell shows. */
  renderCell: (row: Row) => ReactNode;
  /**
   * `end` for numbers: their digits stand under each other.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /** Names the row: one column of a table should. */
  isRowHeader?: boolean;
  /** Makes the column sortable here, by this value. For rows that are all on the page. */
  sortValue?: (row: Row) => SortValue;
  /** Makes the column sortable by the parent, which is told by `onSortChange` and gives the rows in order. */
  isSortable?: boolean;
  /**
   * Where the cell stands when rows become cards: `title` at the top, `aside` beside the title, `line` with its header's text
   * before it, `actions` at the end of the title's line, `hidden` not at all.
   * @default 'title' for the row header, else 'line'
   */
  card?: 'title' | 'aside' | 'line' | 'actions' | 'hidden';
}

/** Whether a press on the column's header sorts. */
export function isSortable<Row>(column: Pick<TableColumn<Row>, 'isSortable' | 'sortValue'>): boolean {
  return column.isSortable === true || column.sortValue !== undefined;
}
