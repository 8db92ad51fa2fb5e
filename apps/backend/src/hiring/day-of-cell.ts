/** Days in the cells of a file, as the moments that a body has. */
import { endOfIndianDate, startOfIndianDate, validationFailed, type ApiFailure } from '../platform/index.ts';
import { isDay } from '../records/index.ts';

/** A day, or a moment with its zone, as the form stores it. @throws ApiFailure 422 */
export function momentOf(name: string, cell: string, which: 'begins' | 'ends'): string {
  if (isDay(cell)) {
    const moment =
      which === 'begins' ? startOfIndianDate(cell) : new Date(endOfIndianDate(cell).getTime() - 1000);
    return moment.toISOString();
  }
  const hasZone = cell.includes('T') && /(?:Z|[+-]\d{2}:?\d{2})$/.test(cell);
  const moment = hasZone ? new Date(cell) : undefined;
  if (moment === undefined || Number.isNaN(moment.getTime())) throw noDay(name);
  return moment.toISOString();
}

const noDay = (path: string): ApiFailure =>
  validationFailed([
    {
      path,
      code: 'date',
      message:
        'Write the day as year-month-day, as in 2027-03-31. One that is not in the calendar, or can be read in two ways, is not taken.',
    },
  ]);
