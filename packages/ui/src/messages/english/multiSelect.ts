import { englishCount } from '../englishCount.ts';

export const multiSelect = {
  /** The name of the list of what is chosen; the label of the field is heard after it. */
  selectedItems: 'Selected',
  /** In the field, and said when all were chosen or taken back at once. */
  selected: ({ count }: { count: number }): string =>
    count === 0 ? 'None selected' : `${englishCount(count)} selected`,
  /** Describes the field to who hears it; `labels` is a list such as `Pune, Nagpur and 3 more`. */
  summary: ({ count, labels }: { count: number; labels: string }): string =>
    `${englishCount(count)} selected: ${labels}`,
  more: ({ count }: { count: number }): string => `${englishCount(count)} more`,
  showMore: ({ count }: { count: number }): string => `Show ${englishCount(count)} more`,
  added: ({ label, count }: { label: string; count: number }): string =>
    `${label} added, ${englishCount(count)} selected`,
  removed: ({ label, count }: { label: string; count: number }): string =>
    count === 0 ? `${label} removed, none selected` : `${label} removed, ${englishCount(count)} selected`,
  /** The name of a tag's button. */
  remove: ({ label }: { label: string }): string => `Remove ${label}`,
  /** The option that takes all items found. */
  selectAll: ({ count }: { count: number }): string => `Select all ${englishCount(count)}`,
  /** Seen and said once no more can be chosen. */
  limit: ({ max }: { max: number }): string => `You can choose up to ${englishCount(max)}`,
  /** Closes the full-height list of a phone. */
  done: ({ count }: { count: number }): string =>
    count === 0 ? 'Done' : `Done, ${englishCount(count)} selected`,
};
