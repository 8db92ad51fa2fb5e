import { englishCount } from '../englishCount.ts';

export const searchSelect = {
  noItemsFound: 'No items found',
  typeToSearch: 'Type to search',
  /** Before the quoted text of the item to add. */
  addItem: 'Add item',
  loading: 'Loading...',
  clearAll: 'Clear all',
  showOptions: 'Show options',
  /** The button that closes the full-height list of a phone. */
  close: 'Close',
  loadFailed: 'The items could not be loaded.',
  addFailed: 'The item could not be added.',
  retry: 'Try again',
  resultCount: ({ count }: { count: number }): string =>
    count === 1 ? '1 result' : `${englishCount(count)} results`,
};
