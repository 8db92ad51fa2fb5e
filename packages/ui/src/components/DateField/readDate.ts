import { toAsciiDigits } from '../../text/asciiDigits.ts';
import { datePartNames, daysIn, monthByName, toIsoDate } from './isoDate.ts';
import type { DatePart, DateParts, IsoDate } from './isoDate.ts';

/** What is wrong with a date: a code for programs, what a sentence about it needs, and the parts that must change. */
export type DateIssue = { readonly parts: readonly DatePart[] } & (
  | { readonly code: 'incomplete' }
  | { readonly code: 'notADay' }
  | { readonly code: 'notAMonth' }
  | { readonly code: 'notAYear' }
  /** 31 April: the number of days and the month that has no more. */
  | {
      readonly code: 'noSuchDay';
      readonly params: { readonly year: number; readonly month: number; readonly days: number };
    }
  | { readonly code: 'tooEarly'; readonly params: { readonly min: IsoDate } }
  | { readonly code: 'tooLate'; readonly params: { readonly max: IsoDate } }
);

export type DateReading =
  | { readonly state: 'empty' }
  /** A day that exists. */
  | { readonly state: 'date'; readonly date: IsoDate }
  | { readonly state: 'unreadable'; readonly issue: DateIssue };

const clean = (text: string): string =>
  toAsciiDigits(text)
    .replace(/[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g, '')
    .trim();

const numberOf = (text: string): number | undefined => (/^[0-9]{1,2}$/.test(text) ? Number(text) : undefined);

/**
 * Reads the parts of a date: digits of any script, the month by number or name. Judges what exists, not what is allowed.
 * @param locale - whose names of months are known beside the English ones.
 */
export function readDate(written: DateParts, locale: string): DateReading {
  const parts = { day: clean(written.day), month: clean(written.month), year: clean(written.year) };
  const missing = datePartNames.filter((name) => parts[name] === '');
  if (missing.length === datePartNames.length) return { state: 'empty' };
  if (missing.length > 0) return { state: 'unreadable', issue: { code: 'incomplete', parts: missing } };

  const day = numberOf(parts.day);
  if (day === undefined || day < 1 || day > 31) {
    return { state: 'unreadable', issue: { code: 'notADay', parts: ['day'] } };
  }
  const month = numberOf(parts.month) ?? monthByName(parts.month, locale);
  if (month === undefined || month < 1 || month > 12) {
    return { state: 'unreadable', issue: { code: 'notAMonth', parts: ['month'] } };
  }
  if (!/^[1-9][0-9]{3}$/.test(parts.year)) {
    return { state: 'unreadable', issue: { code: 'notAYear', parts: ['year'] } };
  }
  const year = Number(parts.year);
  const days = daysIn(year, month);
  if (day > days) {
    return {
      state: 'unreadable',
      issue: { code: 'noSuchDay', parts: ['day'], params: { year, month, days } },
    };
  }
  return { state: 'date', date: toIsoDate(year, month, day) };
}

/** What is wrong with a reading, or nothing. Dates in ISO 8601 are in the order of their letters. */
export function findDateIssue(
  reading: DateReading,
  limits: { readonly min?: IsoDate; readonly max?: IsoDate },
): DateIssue | undefined {
  if (reading.state === 'empty') return undefined;
  if (reading.state === 'unreadable') return reading.issue;
  const { min, max } = limits;
  if (min !== undefined && reading.date < min)
    return { code: 'tooEarly', parts: datePartNames, params: { min } };
  if (max !== undefined && reading.date > max)
    return { code: 'tooLate', parts: datePartNames, params: { max } };
  return undefined;
}

// A year of two digits is not guessed: in its own box it is answered.
const dayFirst = /^([0-9]{1,2})(?:\s*[-/.]\s*|\s+)([0-9]{1,2})(?:\s*[-/.]\s*|\s+)([0-9]{4}|[0-9]{2})$/;
const yearFirst = /^([0-9]{4})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})$/;
const dayAndName = /^([0-9]{1,2})(?:st|nd|rd|th)?[\s,./-]+([\p{L}\p{M}]+)\.?[\s,./-]+([0-9]{4})$/iu;
const nameAndDay = /^([\p{L}\p{M}]+)\.?\s+([0-9]{1,2})(?:st|nd|rd|th)?,?\s+([0-9]{4})$/iu;

/**
 * Takes a date apart that was written in one piece: `21/11/2026`, `21-11-2026`, `2026-11-21`, `21 Nov 2026`. The day is first, as in
 * India; what makes no sense in that order is left for the reader to see. A date with a time is none: its day depends on
 * a time zone.
 */
export function splitWholeDate(text: string, locale: string): DateParts | undefined {
  const written = clean(text);
  const first = dayFirst.exec(written);
  if (first) return partsOf(first[1], first[2], first[3]);
  const iso = yearFirst.exec(written);
  if (iso) return partsOf(iso[3], iso[2], iso[1]);
  const named = dayAndName.exec(written);
  const [day, name, year] = named ? [named[1], named[2], named[3]] : americanOrder(written);
  const month = name === undefined ? undefined : monthByName(name, locale);
  return month === undefined ? undefined : partsOf(day, String(month), year);
}

function americanOrder(written: string): [string | undefined, string | undefined, string | undefined] {
  const [, name, day, year] = nameAndDay.exec(written) ?? [];
  return [day, name, year];
}

function partsOf(day = '', month = '', year = ''): DateParts {
  return { day, month, year };
}
