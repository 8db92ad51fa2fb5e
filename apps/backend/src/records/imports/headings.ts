/** The headings of a file. */
import { fileColumnReader } from '@aarambh/forms';
import { ApiFailure, localized, validationFailed } from '../../platform/index.ts';
import { isSchema } from './schema-parts.ts';
import { unreadable } from './unreadable.ts';

/** Rows that may stand above the headings, such as a title. */
export const mostTitles = 5;

/** Most characters of a heading that are told, and by which it is matched. */
const mostTold = 100;

/** Most headings that are asked for at once. */
const mostAsked = 60;

/** Headings of a kind of files. */
export interface KnownHeadings {
  /** What the rows are. */
  kind: string;
  /** Those that can be taken in. */
  writable: readonly string[];
  /** Those that are passed over. */
  ignored: readonly string[];
  /** What people have said that theirs mean: a column, or nothing for one that is passed over. */
  matched: ReadonlyMap<string, string>;
}

/** A heading by its name; null for one that is passed over, an empty text where there is none. */
type Heading = string | null;

interface HeadingReader {
  isKnown: (written: string) => boolean;
  /** The headings of a row, undefined for those that are not understood. */
  read: (row: readonly string[]) => (Heading | undefined)[];
}

/** Understands headings: by what people have said of them, by their names, and by usual words for a column that nothing else is called. */
export function headingReader({ kind, writable, ignored, matched }: KnownHeadings): HeadingReader {
  const names = new Map([...writable, ...ignored].map((heading) => [heading.toLowerCase(), heading]));
  const meantBy = fileColumnReader(kind, writable);
  const named = (written: string): Heading | undefined => {
    const said = matched.get(written.slice(0, mostTold));
    if (said === '') return null;
    if (said !== undefined && writable.includes(said)) return said;
    return names.get(written.toLowerCase());
  };
  return {
    isKnown: (written) => (named(written) ?? meantBy(written)) !== undefined,
    read: (row) => {
      const own = row.map(named);
      const meant = row.map((cell, at) => (cell === '' || own[at] !== undefined ? undefined : meantBy(cell)));
      return row.map((cell, at) => {
        if (cell === '') return '';
        if (own[at] !== undefined) return own[at];
        const column = meant[at];
        const isOnly =
          column !== undefined &&
          !own.includes(column) &&
          meant.indexOf(column) === meant.lastIndexOf(column);
        return isOnly ? column : undefined;
      });
    },
  };
}

/**
 * What people have said that their headings mean, as a call tells it.
 * @throws ApiFailure 422
 */
export function matchedHeadings(told: string | undefined): ReadonlyMap<string, string> {
  if (told === undefined) return new Map();
  const failure = validationFailed([
    { path: 'headings', code: 'type', message: 'Say the columns of the headings as a JSON object of texts.' },
  ]);
  let read: unknown;
  try {
    read = JSON.parse(told);
  } catch {
    throw failure;
  }
  if (!isSchema(read)) throw failure;
  return new Map(
    Object.entries(read).map(([heading, column]) => {
      if (typeof column !== 'string') throw failure;
      return [heading, column];
    }),
  );
}

/** Which row has the headings: that in which most are known, the first of several; where none is, the first that has more than a title. */
export function headingRow(rows: readonly (readonly string[])[], isKnown: (cell: string) => boolean): number {
  const first = rows.slice(0, mostTitles + 1).map((row) => row.filter((cell) => cell !== ''));
  const known = first.map((cells) => cells.filter(isKnown).length);
  const most = Math.max(0, ...known);
  const place = most > 0 ? known.indexOf(most) : first.findIndex((cells) => cells.length > 1);
  return Math.max(0, place);
}

/**
 * The headings of a row, without the empty ones at its end.
 * @throws ApiFailure 422 for those that are not understood, with what they could mean, and for one that is there twice
 */
export function headingsIn(
  row: readonly string[],
  { writable }: KnownHeadings,
  reader: HeadingReader,
): Heading[] {
  const written = row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);
  const headings = reader.read(written);
  const unknown = written.filter((_cell, at) => headings[at] === undefined);
  if (unknown[0] !== undefined) {
    const message = localized('There is no column "{heading}". The headings are: {headings}.', {
      heading: unknown[0].slice(0, 40),
      headings: writable.join(', '),
    });
    throw new ApiFailure(422, 'VALIDATION_FAILED', message, {
      fields: [{ path: 'file', code: 'headings', message }],
      details: {
        headings: [...new Set(unknown.map((cell) => cell.slice(0, mostTold)))].slice(0, mostAsked),
        columns: writable.filter((column) => !headings.includes(column)),
      },
    });
  }
  const known = headings.map((heading) => heading ?? null);
  const twice = known.find(
    (heading, at) => heading !== null && heading !== '' && known.indexOf(heading) !== at,
  );
  if (twice) throw unreadable('The column "{heading}" is there twice.', { heading: twice });
  return known;
}
