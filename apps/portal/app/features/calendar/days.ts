import { isoDay } from '#app/i18n/formats.ts';

/** How much of the calendar is shown. */
export type SpanName = 'coming' | 'month' | 'week' | 'day';

export const spanNames = ['coming', 'month', 'week', 'day'] as const;

/** Days of the time that is to come. */
const comingDays = 30;

export const isSpanName = (text: string): text is SpanName => spanNames.some((each) => each === text);

/** Days of India as `yyyy-mm-dd`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The day that is so many days later. */
export function dayAfter(day: string, days: number): string {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The days of the month, the week from Monday on, or the day in which a day lies; or the days from it on. */
export function daysAround(day: string, span: SpanName): Days {
  if (span === 'day') return { from: day, to: day };
  if (span === 'coming') return { from: day, to: dayAfter(day, comingDays - 1) };
  if (span === 'week') {
    const from = dayAfter(day, -((dateOf(day).getUTCDay() + 6) % 7));
    return { from, to: dayAfter(from, 6) };
  }
  const from = `${day.slice(0, 8)}01`;
  const next = dateOf(from);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return { from, to: dayAfter(next.toISOString().slice(0, 10), -1) };
}

/** The weeks from Monday on in which days lie, whole. */
export function weeksOf({ from, to }: Days): string[][] {
  const weeks: string[][] = [];
  for (let monday = daysAround(from, 'week').from; monday <= to; monday = dayAfter(monday, 7)) {
    const first = monday;
    weeks.push(Array.from({ length: 7 }, (_each, index) => dayAfter(first, index)));
  }
  return weeks;
}

/** A day of the time before or after. */
export function stepFrom(day: string, span: SpanName, direction: -1 | 1): string {
  if (span === 'coming') return dayAfter(day, direction * comingDays);
  const { from, to } = daysAround(day, span);
  return direction === 1 ? dayAfter(to, 1) : dayAfter(from, -1);
}

interface Timed {
  readonly startsAt: string;
  readonly endsAt?: string;
  readonly isAllDay: boolean;
}

/** What is on, under each day on which something is; what takes several days stands under each of them that is shown. */
export function byDay<Entry extends Timed>(
  entries: readonly Entry[],
  { from, to }: Days,
): readonly (readonly [day: string, entries: readonly Entry[]])[] {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const first = isoDay(entry.startsAt);
    // The end of a whole day is the midnight after it.
    const last = entry.isAllDay && entry.endsAt !== undefined ? dayAfter(isoDay(entry.endsAt), -1) : first;
    for (let day = first < from ? from : first; day <= last && day <= to; day = dayAfter(day, 1)) {
      const list = found.get(day) ?? [];
      list.push(entry);
      found.set(day, list);
    }
  }
  return [...found].toSorted(([one], [other]) => one.localeCompare(other));
}
