import { withRef } from '../../hooks/withRef.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useFocusableScroller } from '../../hooks/useFocusableScroller.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import * as en from '../../messages/english/table.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../Icon/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { isSortable, type TableColumn } from './columns.ts';
import type { Sort } from './sortRows.ts';
import * as styles from './Table.css.ts';

/** A column whose header may be more than its text: the checkbox for all rows. */
export interface ViewColumn<Row> extends Omit<TableColumn<Row>, 'card'> {
  /** `select` stands before the title. */
  card?: TableColumn<Row>['card'] | 'select';
  headerContent?: ReactNode;
  /** As narrow as its content. */
  isNarrow?: boolean;
}

interface TableViewProps<Row> extends RootProps<'div', 'aria-labelledby' | 'role'> {
  component: string;
  caption: string;
  isCaptionVisible?: boolean;
  columns: readonly ViewColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  isRowSelected?: (row: Row) => boolean;
  sort: Sort | undefined;
  onSort: (column: ViewColumn<Row>) => void;
  isLoading?: boolean;
  loadingRows?: number;
  empty?: ReactNode;
  error?: ReactNode;
  narrow?: 'cards' | 'scroll';
  fits?: 'window' | 'room';
  hasStickyHeader?: boolean;
  messages?: Partial<UiMessages['table']>;
}

// WebKit forgets that a table is one when CSS lays its parts out as cards; said again, it stays one.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** What Table and DataGrid draw. */
export const TableView = withRef(function TableView<Row>(props: TableViewProps<Row>): ReactNode {
  const {
    component,
    caption,
    isCaptionVisible = false,
    columns,
    rows,
    getRowId,
    isRowSelected,
    sort,
    onSort,
    isLoading = false,
    loadingRows = 5,
    empty,
    error,
    narrow = 'cards',
    fits,
    hasStickyHeader = false,
    messages: overrides,
    className,
    ref,
    ...rest
  } = props;
  const messages = useMessages('table', en.table, overrides);
  const captionId = useId();
  const regionRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(regionRef, ref);
  useFocusableScroller(regionRef);
  useLoadingAnnouncement(isLoading && error === undefined, messages.loading);
  const message = error ?? (rows.length === 0 && !isLoading ? empty : undefined);
  useMessageAnnouncement(message, error === undefined ? 'polite' : 'assertive');

  return (
    <div
      {...rest}
      ref={mergedRef}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an area that scrolls, not a group of controls
      role="group"
      aria-labelledby={captionId}
      className={classNames(styles.region, hasStickyHeader && styles.tall, className)}
      data-component={component}
      data-fits={fits}
      data-has-actions={columns.some(({ card }) => card === 'actions') || undefined}
    >
      <table
        {...roles.table}
        className={styles.table}
        data-narrow={narrow}
        aria-busy={isLoading || undefined}
      >
        <caption id={captionId} className={styles.caption}>
          {isCaptionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead {...roles.group} className={styles.head}>
          <tr
            {...roles.row}
            className={styles.headRow}
            data-label={columns.some(isSortable) ? messages.sortBy : undefined}
          >
            {columns.map((column) => (
              <HeaderCell
                key={column.id}
                column={column}
                direction={sort?.columnId === column.id ? sort.direction : undefined}
                onSort={() => onSort(column)}
              />
            ))}
          </tr>
        </thead>
        <tbody
          {...roles.group}
          className={styles.body}
          data-stale={(isLoading && rows.length > 0) || undefined}
        >
          {message !== undefined ? (
            <tr {...roles.row}>
              <td {...roles.cell} colSpan={columns.length} className={styles.message}>
                {message}
              </td>
            </tr>
          ) : rows.length === 0 && isLoading ? (
            Array.from({ length: loadingRows }, (_, index) => <SkeletonRow key={index} columns={columns} />)
          ) : (
            rows.map((row) => {
              const isSelected = isRowSelected?.(row) ?? false;
              return (
                <tr
                  {...roles.row}
                  key={getRowId(row)}
                  className={styles.row}
                  data-selected={isSelected || undefined}
                >
                  {columns.map((column) => bodyCell(column, row))}
                </tr>
              );
            })
          )}
        </tbody>
      </table>
    </div>
  );
});

interface HeaderCellProps<Row> {
  column: ViewColumn<Row>;
  direction: Sort['direction'] | undefined;
  onSort: () => void;
}

function HeaderCell<Row>({ column, direction, onSort }: HeaderCellProps<Row>): ReactNode {
  const canSort = isSortable(column);
  const Arrow = direction === undefined ? SortIcon : direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th
      {...roles.columnHeader}
      scope="col"
      aria-sort={direction}
      className={styles.headerCell}
      data-align={column.align}
      data-fit={column.isNarrow}
      data-card={column.card === 'actions' ? 'actions' : undefined}
      data-stays={canSort ? 'sort' : column.headerContent === undefined ? undefined : 'content'}
    >
      {canSort ? (
        <button type="button" className={styles.sortButton} data-part="sort" onClick={onSort}>
          {column.header}
          <Arrow size="sm" className={styles.sortIcon} />
        </button>
      ) : (
        (column.headerContent ?? column.header)
      )}
    </th>
  );
}

/** A cell. A call and no component: a page of a list has hundreds of them, and they have no state. */
function bodyCell<Row>(column: ViewColumn<Row>, row: Row): ReactNode {
  const { align, card = column.isRowHeader ? 'title' : undefined } = column;
  const isLine = card === undefined || card === 'line';
  const shared = {
    className: styles.cell,
    'data-align': align,
    'data-card': isLine ? undefined : card,
    'data-fit': column.isNarrow,
    // In a card the header's text stands before the value for the eye; the ear hears the table's own header.
    'data-label': isLine ? column.header : undefined,
  };
  return column.isRowHeader ? (
    <th key={column.id} {...roles.rowHeader} scope="row" {...shared}>
      {column.renderCell(row)}
    </th>
  ) : (
    <td key={column.id} {...roles.cell} {...shared}>
      {column.renderCell(row)}
    </td>
  );
}

function SkeletonRow<Row>({ columns }: { columns: readonly ViewColumn<Row>[] }): ReactNode {
  return (
    <tr {...roles.row} className={styles.row}>
      {columns.map(({ id, card, align }) => (
        <td {...roles.cell} key={id} className={styles.cell} data-card={card} data-align={align}>
          <Skeleton />
        </td>
      ))}
    </tr>
  );
}

/** A state that is only words is announced; an EmptyState or an ErrorState announces itself. */
function useMessageAnnouncement(message: ReactNode, urgency: 'polite' | 'assertive'): void {
  const announce = useAnnounce();
  const text = typeof message === 'string' ? message : '';
  useEffect(() => {
    if (text !== '') announce(text, urgency);
  }, [text, urgency, announce]);
}

/** Loading that takes half a second is announced; what is quicker is heard when it is there. */
function useLoadingAnnouncement(isLoading: boolean, text: string): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => announce(text), 500);
    return () => clearTimeout(timer);
  }, [isLoading, text, announce]);
}
