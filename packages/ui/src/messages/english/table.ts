export const table = {
  sortBy: 'Sort by',
  sortedAscending: ({ column }: { column: string }): string => `Sorted by ${column}, ascending`,
  sortedDescending: ({ column }: { column: string }): string => `Sorted by ${column}, descending`,
  loading: 'Loading...',
};
