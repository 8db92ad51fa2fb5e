import type { TableColumn } from '../../components/Table/index.ts';

/** A column of a drawing's twin. */
export type ChartColumn<Row> = TableColumn<Row> & {
  /** Where the value leads: to what it counts. */
  hrefOf?: (row: Row) => string | undefined;
};
