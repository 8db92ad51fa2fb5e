import { calendarDate, isBlank, required } from '../rules/index.ts';
import { optionalText, type RecordField } from './recordField.ts';

type Words = Parameters<typeof optionalText>[0];

/** A day of the Indian calendar that may be left out, stored as the moment at which it begins there, or at which its last second begins. */
export function optionalIndianDay(
  words: Words,
  stored: 'begins' | 'ends' = 'begins',
): RecordField<string, string | null> {
  const field = optionalText({ ...words, control: 'date', hasCalendar: true }, calendarDate);
  return {
    ...field,
    read: (moment) => (moment === null || moment === undefined ? '' : (indianDayOf(moment) ?? moment)),
    write: (typed) => {
      const day = field.write(typed);
      return day !== null && calendarDate(day).ok ? momentOfIndianDay(day, stored) : day;
    },
  };
}

/** As `optionalIndianDay`, of a day that has to be there. */
export function requiredIndianDay(words: Words, stored: 'begins' | 'ends'): RecordField<string, string> {
  const day = optionalIndianDay(words, stored);
  const { necessity: _optional, ...field } = day.field;
  return {
    field,
    empty: '',
    rule: required(calendarDate),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule does not let nothing pass
    shape: day.shape as RecordField<string, string>['shape'],
    read: (moment) => day.read(moment),
    write: (typed) => (isBlank(typed) ? '' : (day.write(typed) ?? '')),
  };
}

/** The moment at which a day, `yyyy-mm-dd`, begins in India, or at which its last second begins. */
export const momentOfIndianDay = (day: string, which: 'begins' | 'ends'): string =>
  new Date(`${day}T${which === 'begins' ? '00:00:00' : '23:59:59'}+05:30`).toISOString();

const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day in India of a moment, `yyyy-mm-dd`; undefined for a text that is none. */
export function indianDayOf(moment: string): string | undefined {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? undefined : inIndia.format(date);
}
