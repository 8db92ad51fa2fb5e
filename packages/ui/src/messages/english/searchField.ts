import { englishCount } from '../englishCount.ts';

export const searchField = {
  /** The button that empties the field; the label of the field is heard after it. */
  clear: 'Clear',
  loading: 'Loading...',
  noResults: 'No results found',
  resultCount: ({ count }: { count: number }): string =>
    count === 1 ? '1 result' : `${englishCount(count)} results`,
};
