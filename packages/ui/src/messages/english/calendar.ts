export const calendar = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  /** What is said of a day: its date, and what there is to know of it. */
  day: ({ date, notes }: { date: string; notes: readonly string[] }): string => [date, ...notes].join(', '),
  today: 'today',
  chosen: 'chosen',
  earliest: 'the earliest day that can be chosen',
  latest: 'the latest day that can be chosen',
  rangeStart: 'first day',
  rangeEnd: 'last day',
  chooseFirst: 'Choose the first day',
  chooseLast: 'Now choose the last day',
};
