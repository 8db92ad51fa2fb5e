export const pagination = {
  label: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  /** The name of a page's link; the number is what is seen. */
  page: ({ page }: { page: string }): string => `Page ${page}`,
  /** Heard on a narrow screen, where `3 / 12` is seen. */
  pageOf: ({ page, count }: { page: string; count: string }): string => `Page ${page} of ${count}`,
};
