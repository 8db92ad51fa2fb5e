/** Reading a CSV file that somebody made: what cannot be read is said in one sentence. */
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ApiFailure, localized, type LocalizedText, type TranslatedText } from '../../platform/index.ts';

/** Most rows of one file. */
export const mostRows = 5_000;

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
  const parser = Readable.from(piecesOf(text)).pipe(
    parse({ bom: true, delimiter: delimiterOf(text), info: true, relax_column_count: true, trim: true }),
  );
  let headings: string[] | undefined;
  const rows: ParsedFile['rows'] = [];
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const begins = line;
      line = info.lines + 1;
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
      if (rows.length === mostRows) {
        throw unreadable('The file has more than {most} rows. Split it into several.', { most: mostRows });
      }
      rows.push({ line: begins, cells: record.map(withoutApostrophe) });
    }
  } catch (error) {
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
  const kept = headings.flatMap((heading, at) => (writable.includes(heading) ? [at] : []));
  return {
    columns: kept.map((at) => headings?.[at] ?? ''),
    rows: rows.map(({ line: at, cells }) => ({ line: at, cells: kept.map((index) => cells[index] ?? '') })),
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

/** A spreadsheet writes what its language separates cells by. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  return [',', ';', '\t'].find((each) => heading.includes(each)) ?? ',';
}

/** The parser reads piece by piece, so that other calls are answered in between. */
function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
}

/** Our own files put an apostrophe before what a spreadsheet would take for a formula. */
const withoutApostrophe = (cell: string): string =>
  cell.replace(/^'(?=\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/, '');

function unreadable(text: TranslatedText, parameters: Parameters<typeof localized>[1]): ApiFailure {
  const message: LocalizedText = localized(text, parameters);
  return new ApiFailure(422, 'VALIDATION_FAILED', message, {
    fields: [{ path: 'file', code: 'file', message }],
  });
}
