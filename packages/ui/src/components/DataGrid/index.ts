export { DataGrid } from './DataGrid.tsx';
export type { DataGridProps } from './DataGrid.tsx';
