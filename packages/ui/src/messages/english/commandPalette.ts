import { englishCount } from '../englishCount.ts';

export const commandPalette = {
  placeholder: 'Search or choose a command',
  noItemsFound: 'No results found',
  typeToSearch: 'Type to search',
  loading: 'Loading...',
  loadFailed: 'The results could not be loaded.',
  retry: 'Try again',
  close: 'Close',
  resultCount: ({ count }: { count: number }): string =>
    count === 1 ? '1 result' : `${englishCount(count)} results`,
};
