/** The headings of a file. */
import { unreadable } from './unreadable.ts';

/** Rows that may stand above the headings, such as a title. */
export const mostTitles = 5;

/** Headings of a kind of files. */
export interface KnownHeadings {
  /** Those that can be taken in. */
  writable: readonly string[];
  /** Those that are passed over. */
  ignored: readonly string[];
}

/** Finds the heading that is meant by what a file says; undefined for one that is not known. */
export function headingReader({ writable, ignored }: KnownHeadings): (written: string) => string | undefined {
  const known = new Map([...writable, ...ignored].map((heading) => [heading.toLowerCase(), heading]));
  return (written) => known.get(written.toLowerCase());
}

/**
 * Which row has the headings: the first in which one is known, below rows that have none. A row below the first has to have several, so
 * that a value that is called like a heading is none. Where none is known it is the first that has more than a title.
 */
export function headingRow(
  rows: readonly (readonly string[])[],
  isHeading: (cell: string) => boolean,
): number {
  const first = rows.slice(0, mostTitles + 1).map((row) => row.filter((cell) => cell !== ''));
  const place = first.findIndex((cells, at) => {
    const known = cells.filter(isHeading).length;
    return known > 0 && (at === 0 || known > 1 || known === cells.length);
  });
  if (place >= 0) return place;
  return Math.max(
    0,
    first.findIndex((cells) => cells.length > 1),
  );
}

/**
 * The headings of a row by their names, without the empty ones at its end; one within is an empty text.
 * @throws ApiFailure 422 for one that is not known, and for one that is there twice
 */
export function headingsIn(
  row: readonly string[],
  { writable }: KnownHeadings,
  read: (written: string) => string | undefined,
): string[] {
  const written = row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);
  const headings = written.map((cell) => (cell === '' ? '' : read(cell)));
  const unknown = written.find((_cell, at) => headings[at] === undefined);
  if (unknown !== undefined) {
    throw unreadable('There is no column "{heading}". The headings are: {headings}.', {
      heading: unknown.slice(0, 40),
      headings: writable.join(', '),
    });
  }
  const known = headings.map((heading) => heading ?? '');
  const twice = known.find((heading, at) => heading !== '' && known.indexOf(heading) !== at);
  if (twice !== undefined) throw unreadable('The column "{heading}" is there twice.', { heading: twice });
  return known;
}
