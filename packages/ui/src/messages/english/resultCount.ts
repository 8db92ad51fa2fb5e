export const resultCount = {
  range: ({ start, end, total }: { start: string; end: string; total: string }): string =>
    `${start} - ${end} of ${total} results`,
  /** Of a list that is not counted to its end. */
  rangeOfMore: ({ start, end, total }: { start: string; end: string; total: string }): string =>
    `${start} - ${end} of more than ${total} results`,
};
