/** Dates of a résumé as people write them: a year, a month or a day, in numbers or in words, and "Present". */
import { indianDate } from '../../platform/index.ts';

/** How much of a date is needed: its year, its month or its day, by the length of what is read. */
export type DateLength = 4 | 7 | 10;

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const lasting = new Set([
  'present',
  'current',
  'currently',
  'currently working',
  'now',
  'today',
  'ongoing',
  'on going',
  'continuing',
  'till date',
  'till now',
  'till present',
  'to date',
  'to present',
  'until now',
  'वर्तमान',
  'अब तक',
  'आज तक',
  'जारी',
  'आजपर्यंत',
  'सध्या',
  'चालू',
]);

/** Whether these words say that something has not ended. */
export const isLasting = (text: string): boolean =>
  lasting.has(
    plain(text)
      .replaceAll(/[.\s]+/g, ' ')
      .trim(),
  );

/**
 * `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null when the text says less or is no date. Of numbers such as 08-12-2020 the first is the day, as it is
 * written in India, unless only the second can be one.
 */
export function readDate(text: string, length: DateLength): string | null {
  const found = partsOf(plain(text));
  if (found === undefined) return null;
  const { year, month, day } = found;
  if (!/^(?:19|20)[0-9]{2}$/.test(year)) return null;
  if (length === 4) return year;
  if (month === undefined || month < 1 || month > 12) return null;
  const upToMonth = `${year}-${padded(month)}`;
  if (length === 7) return upToMonth;
  return day !== undefined && isDay(Number(year), month, day) ? `${upToMonth}-${padded(day)}` : null;
}

interface DateParts {
  year: string;
  month?: number | undefined;
  day?: number | undefined;
}

function partsOf(text: string): DateParts | undefined {
  const [, year, month, day] = /^(\d{4})(?:[-/.](\d{1,2}))?(?:[-/.](\d{1,2}))?$/.exec(text) ?? [];
  if (year !== undefined) return { year, month: numberOf(month), day: numberOf(day) };
  return momentOf(text) ?? inNumbers(text) ?? inWords(text);
}

/** A moment is the day that it is then in India: half past six in the evening of Greenwich is the next one. */
function momentOf(text: string): DateParts | undefined {
  const [, date, zone] =
    /^(\d{4}-\d{2}-\d{2})[t ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(z|[+-]\d{2}:?\d{2})?$/.exec(text) ?? [];
  if (date === undefined) return undefined;
  const moment = new Date(
    zone === undefined ? `${date}T00:00:00+05:30` : text.toUpperCase().replace(' ', 'T'),
  );
  return Number.isNaN(moment.getTime()) ? undefined : partsOf(indianDate(moment));
}

function inNumbers(text: string): DateParts | undefined {
  const [, first, second, year] = /^(\d{1,2})[-/.](?:(\d{1,2})[-/.])?(\d{4})$/.exec(text) ?? [];
  if (first === undefined || year === undefined) return undefined;
  if (second === undefined) return { year, month: Number(first) };
  const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
  return { year, month: Number(month), day: Number(day) };
}

function inWords(text: string): DateParts | undefined {
  const words = text
    .replaceAll(/[\s,./'’-]+/g, ' ')
    .split(' ')
    .filter(Boolean);
  const place = words.findIndex((word) => /^[a-z]{3,9}$/.test(word));
  const month = monthNames.findIndex((name) => name.startsWith(words[place] ?? '-')) + 1;
  if (month === 0 || words.length > 3) return undefined;
  const numbers = words
    .filter((_word, index) => index !== place)
    .map((word) => word.replace(/(?:st|nd|rd|th)$/, ''));
  if (!numbers.every((word) => /^\d{1,4}$/.test(word))) return undefined;
  const year = numbers.find((word) => word.length === 4);
  if (year === undefined) {
    // "Oct '21"
    const [short = ''] = numbers;
    if (numbers.length !== 1 || short.length !== 2) return undefined;
    return { year: `${Number(short) > 60 ? 19 : 20}${short}`, month };
  }
  return { year, month, day: numberOf(numbers.find((word) => word !== year)) };
}

const numberOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits);

const padded = (value: number): string => String(value).padStart(2, '0');

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** In small letters and the digits 0 to 9, with single spaces. No date is longer than 40 characters. */
const plain = (text: string): string =>
  text
    .slice(0, 41)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
    .replaceAll(/\s+/g, ' ')
    .trim();
