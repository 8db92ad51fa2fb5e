export { DataGrid } from './DataGrid.tsx';
export type { DataGridProps, SelectionChangeDetails } from './DataGrid.tsx';
