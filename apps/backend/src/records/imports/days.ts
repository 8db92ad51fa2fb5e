/** Days as spreadsheets and people write them. */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const inWords = /^(\d{1,2})[\s-]+([A-Za-z]{3,9})\.?,?[\s-]+(\d{4})$/;
const inNumbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

/** Which of two numbers is the day. */
type Order = 'day first' | 'month first';

/**
 * The cells of a column with the days in them as `YYYY-MM-DD`. Numbers such as 05/06/2027 are read in the one way in which all of the column can be,
 * and left as they are where both can be, or neither; so is what is no day at all.
 */
export function readDays(cells: readonly string[]): string[] {
  const order = orderOf(cells);
  return cells.map((cell) => dayIn(cell, order) ?? cell);
}

function orderOf(cells: readonly string[]): Order | undefined {
  const pairs = cells.flatMap((cell) => {
    const [, first, second] = inNumbers.exec(cell) ?? [];
    return first === undefined || second === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  const isDayFirst = pairs.some(([first]) => first > 12);
  const isMonthFirst = pairs.some(([, second]) => second > 12);
  if (isDayFirst === isMonthFirst) return undefined;
  return isDayFirst ? 'day first' : 'month first';
}

function dayIn(cell: string, order: Order | undefined): string | undefined {
  const [, year, month, day] = yearFirst.exec(cell) ?? [];
  if (year !== undefined) return calendarDay(year, Number(month), Number(day));
  const [, dayOfWords, word = '', yearOfWords] = inWords.exec(cell) ?? [];
  if (yearOfWords !== undefined) {
    const place = months.findIndex((name) => word.toLowerCase().startsWith(name));
    return calendarDay(yearOfWords, place + 1, Number(dayOfWords));
  }
  const [, first, second, yearOfNumbers] = inNumbers.exec(cell) ?? [];
  if (yearOfNumbers === undefined || order === undefined) return undefined;
  return order === 'day first'
    ? calendarDay(yearOfNumbers, Number(second), Number(first))
    : calendarDay(yearOfNumbers, Number(first), Number(second));
}

/** Undefined for a day that no calendar has, as the 30th of February. */
function calendarDay(year: string, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(Number(year), month - 1, day));
  const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${written}T`) ? written : undefined;
}

/** Whether a text is a day of the calendar, as `readDays` writes it. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && dayIn(text, undefined) === text;
