export const dataGrid = {
  selectAll: 'Select all on this page',
  selectRow: ({ row }: { row: string }): string => `Select ${row}`,
  selected: ({ count }: { count: string }): string => `${count} selected`,
  clearSelection: 'Clear selection',
  actions: 'Actions',
  actionsFor: ({ row }: { row: string }): string => `Actions for ${row}`,
  actionsFailed: 'The actions could not be loaded. Check your connection and press again.',
};
