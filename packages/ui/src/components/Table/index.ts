export { Table } from './Table.tsx';
export type { TableProps } from './Table.tsx';
export type { SortChangeDetails } from './useTableSort.ts';
export type { TableColumn } from './columns.ts';
export { nextSort, sortRows } from './sortRows.ts';
export type { Sort, SortValue } from './sortRows.ts';
