/** Reading a CSV file that somebody made: what cannot be read is said in one sentence. */
import { Readable } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { ApiFailure, localized, type LocalizedText, type TranslatedText } from '../../platform/index.ts';

/** Most rows of one file. */
export const mostRows = 5_000;

/** Most lines of one file, empty ones and those within cells among them; what is empty at its end does not count. */
const mostLines = 50_000;

/** Most characters of one cell: as many as the longest text that can be stored. */
const mostCharacters = 20_000;

/** Most bytes of one row, so that a quotation mark that is never closed does not take in all that follows. */
const mostOfRow = 10 * mostCharacters;

/** Rows after which other calls are answered. */
const turn = 200;

export interface ParsedFile {
  /** Known columns, in the order of the file. */
  columns: string[];
  rows: { line: number; cells: string[] }[];
}

/** A row and how many lines were read up to its end. */
interface Parsed {
  record: string[];
  info: { lines: number };
}

/**
 * The rows of a file, without empty ones. Columns of our own files that cannot be written, such as counts, are passed over.
 * @param writable headings that can be taken in
 * @param ignored headings that are passed over
 * @throws ApiFailure 422 with one sentence
 */
export async function readFile(
  text: string,
  writable: readonly string[],
  ignored: readonly string[],
): Promise<ParsedFile> {
  const kept = withoutEmptyEnd(text);
  refuseLong(kept);
  const parser = Readable.from(piecesOf(kept)).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(kept),
      info: true,
      max_record_size: mostOfRow,
      relax_column_count: true,
      trim: true,
    }),
  );
  let headings: string[] | undefined;
  const rows: ParsedFile['rows'] = [];
  let line = 1;
  let read = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const begins = line;
      line = info.lines + 1;
      read += 1;
      if (read % turn === 0) await others();
      if (record.every((cell) => cell === '')) continue;
      if (headings === undefined) {
        headings = headingsOf(record, writable, ignored);
        continue;
      }
      if (record.length !== headings.length) {
        throw unreadable(
          record.length < headings.length
            ? 'Line {line} has too few cells for {columns} headings. Write a comma for each cell that stays empty.'
            : 'Line {line} has {cells} cells, but there are {columns} headings. Put a text with a comma in quotation marks.',
          { line: begins, cells: record.length, columns: headings.length },
        );
      }
      const long = record.findIndex((cell) => cell.length > mostCharacters);
      if (long >= 0) {
        throw unreadable('Line {line} has more than {most} characters in "{heading}". Shorten that text.', {
          line: begins,
          most: mostCharacters,
          heading: headings[long] ?? '',
        });
      }
      if (rows.length === mostRows) {
        throw unreadable('The file has more than {most} rows. Split it into several.', { most: mostRows });
      }
      rows.push({ line: begins, cells: record.map((cell) => withoutMarks(withoutApostrophe(cell))) });
    }
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE') {
      throw unreadable(
        'The row that begins in line {line} is too long. Look for a quotation mark that is not closed.',
        { line },
      );
    }
    if (error instanceof CsvError) {
      throw unreadable(
        'From line {line} on the file cannot be read: a quotation mark is not closed or stands in the middle of a cell.',
        { line: Number(error.records) + 1 },
      );
    }
    throw error;
  }
  if (headings === undefined) throw unreadable('The file is empty.', {});
  if (rows.length === 0) throw unreadable('The file has headings, but no rows.', {});
  const taken = headings.flatMap((heading, at) => (writable.includes(heading) ? [at] : []));
  return {
    columns: taken.map((at) => headings?.[at] ?? ''),
    rows: rows.map(({ line: at, cells }) => ({ line: at, cells: taken.map((index) => cells[index] ?? '') })),
  };
}

function headingsOf(record: string[], writable: readonly string[], ignored: readonly string[]): string[] {
  const known = new Map([...writable, ...ignored].map((heading) => [heading.toLowerCase(), heading]));
  const headings = record.map((heading) => known.get(heading.toLowerCase()) ?? heading);
  const unknown = headings.find((heading) => !known.has(heading.toLowerCase()));
  if (unknown !== undefined) {
    throw unreadable('There is no column "{heading}". The headings are: {headings}.', {
      heading: unknown.slice(0, 40),
      headings: writable.join(', '),
    });
  }
  const twice = headings.find((heading, at) => headings.indexOf(heading) !== at);
  if (twice !== undefined) throw unreadable('The column "{heading}" is there twice.', { heading: twice });
  return headings;
}

/** A spreadsheet that was once longer ends with rows in which there is nothing. */
function withoutEmptyEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\r\n,;\0'.includes(text.charAt(end - 1))) end -= 1;
  const lineEnd = text.slice(end).search(/[\r\n]/);
  return lineEnd < 0 ? text : text.slice(0, end + lineEnd);
}

function countOf(character: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}

/** @throws ApiFailure 422 */
function refuseLong(text: string): void {
  if (countOf('\n', text) > mostLines || countOf('\r', text) > mostLines) {
    throw unreadable(
      'The file has more than {most} lines. Delete the empty ones, or split it into several files.',
      {
        most: mostLines,
      },
    );
  }
}

/** A spreadsheet writes what its language separates cells by. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  return [',', ';', '\t'].find((each) => heading.includes(each)) ?? ',';
}

/** The parser reads piece by piece, so that other calls are answered in between. */
function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 16_384) yield text.slice(at, at + 16_384);
}

/**
 * Our own files put an apostrophe before what a spreadsheet would take for a formula, and before another one. People put one before
 * what is to stay as it is written, such as 0012; a text in quotation marks has a second one.
 */
const withoutApostrophe = (cell: string): string =>
  /^'(?:\s*[=+\-@\t\r'\uFF0B\uFF0D\uFF1D\uFF20]|[\p{L}\p{N}][^']*$)/u.test(cell) ? cell.slice(1) : cell;

const unseen = /[\s\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069]/;

/** What is copied from a message or a list of contacts has white space and marks around it that nobody sees. */
function withoutMarks(cell: string): string {
  let [start, end] = [0, cell.length];
  while (start < end && unseen.test(cell.charAt(start))) start += 1;
  while (end > start && unseen.test(cell.charAt(end - 1))) end -= 1;
  return cell.slice(start, end);
}

function unreadable(text: TranslatedText, parameters: Parameters<typeof localized>[1]): ApiFailure {
  const message: LocalizedText = localized(text, parameters);
  return new ApiFailure(422, 'VALIDATION_FAILED', message, {
    fields: [{ path: 'file', code: 'file', message }],
  });
}
