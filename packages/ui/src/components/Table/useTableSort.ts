import { useMemo, useState } from 'react';
import * as en from '../../messages/english/table.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { useProvider } from '../Provider/index.ts';
import type { TableColumn } from './columns.ts';
import { nextSort, sortRows, type Sort } from './sortRows.ts';

/** Told with each new order. */
export interface SortChangeDetails<Row> {
  /** The column whose header was pressed. */
  column: TableColumn<Row>;
}

interface SortableTable<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  sort?: Sort;
  defaultSort?: Sort;
  onSortChange?: (sort: Sort, details: SortChangeDetails<Row>) => void;
  messages?: Partial<UiMessages['table']>;
}

/** What the table is sorted by and its rows in that order; a press on a header is announced, and told to the parent. */
export function useTableSort<Row>(table: SortableTable<Row>): {
  sort: Sort | undefined;
  rows: readonly Row[];
  onSort: (column: Pick<TableColumn<Row>, 'id' | 'header'>) => void;
} {
  const { columns, rows, onSortChange } = table;
  const messages = useMessages('table', en.table, table.messages);
  const announce = useAnnounce();
  const { locale } = useProvider();
  const [ownSort, setOwnSort] = useState(table.defaultSort);
  const sort = table.sort ?? ownSort;
  const valueOf = columns.find(({ id }) => id === sort?.columnId)?.sortValue;

  const sorted = useMemo(
    () => (sort && valueOf ? sortRows(rows, valueOf, sort.direction, locale) : rows),
    [rows, sort, valueOf, locale],
  );
  const onSort = (column: Pick<TableColumn<Row>, 'id' | 'header'>): void => {
    const next = nextSort(sort, column.id);
    setOwnSort(next);
    const pressed = columns.find(({ id }) => id === column.id);
    if (pressed) onSortChange?.(next, { column: pressed });
    const said = next.direction === 'ascending' ? messages.sortedAscending : messages.sortedDescending;
    announce(said({ column: column.header }));
  };
  return { sort, rows: sorted, onSort };
}
