export const resultCount = {
  range: ({ start, end, total }: { start: string; end: string; total: string }): string =>
    `${start} - ${end} of ${total} results`,
  /** While a long list is still being counted. */
  rangeOfMore: ({ start, end, total }: { start: string; end: string; total: string }): string =>
    `${start} - ${end} of more than ${total} results`,
};
