export const dateField = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  openCalendar: 'Open the calendar',
  calendarFailed: 'The calendar could not be loaded. Type the date, or try again.',
  /** Said when all parts were filled in at once. */
  filled: ({ date }: { date: string }): string => `${date} filled in`,
  /** `missing` is a list of parts, `Month and Year`. */
  incomplete: ({ missing }: { missing: string }): string => `Enter the whole date. Missing: ${missing}`,
  notADay: 'Enter the day as a number from 1 to 31',
  notAMonth: 'Enter the month as a number from 1 to 12',
  notAYear: 'Enter the year with 4 digits',
  noSuchDay: ({ month, days }: { month: string; days: number }): string => `${month} has only ${days} days`,
  tooEarly: ({ min }: { min: string }): string => `Enter ${min} or a later date`,
  tooLate: ({ max }: { max: string }): string => `Enter ${max} or an earlier date`,
};
