export const dateRangeField = {
  from: 'From',
  to: 'To',
  /** Said when both days were picked in the calendar. */
  filled: ({ from, to }: { from: string; to: string }): string => `${from} to ${to} filled in`,
};
