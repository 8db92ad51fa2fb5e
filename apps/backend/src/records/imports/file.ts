/** Reading a CSV file that somebody made: what cannot be read is said in one sentence. */
import { Readable } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { headingReader, headingRow, headingsIn, mostTitles, type KnownHeadings } from './headings.ts';
import { prepareText, type PreparedText } from './text.ts';
import { unreadable } from './unreadable.ts';
import { writtenCell } from './written-cell.ts';

/** Most rows of one file. */
const mostRows = 5_000;

/** Most characters of one cell: as many as the longest text that can be stored. */
const mostCharacters = 20_000;

/** Most bytes of one row, so that a quotation mark that is never closed does not take in all that follows. */
const mostOfRow = 10 * mostCharacters;

/** Rows after which other calls are answered. */
const turn = 200;

/** A row and the line of the file at which it begins. */
interface Row {
  line: number;
  cells: string[];
}

export interface ParsedFile {
  /** Known columns, in the order of the file. */
  columns: string[];
  rows: Row[];
}

/** A row and how many lines were read up to its end. */
interface Parsed {
  record: string[];
  info: { lines: number };
}

/**
 * The rows of a file below its headings, without empty ones. Columns of our own files that cannot be written, such as counts, are
 * passed over, and so is a title above the headings.
 * @throws ApiFailure 422 with one sentence
 */
export async function readFile(text: string, known: KnownHeadings): Promise<ParsedFile> {
  const reader = headingReader(known);
  const all = await readRows(prepareText(text, reader.isKnown));
  const place = headingRow(
    all.map(({ cells }) => cells),
    reader.isKnown,
  );
  const headings = headingsIn(all[place]?.cells ?? [], known, reader);
  const rows = all.slice(place + 1);
  if (headings.length === 0) throw unreadable('The file is empty.', {});
  if (rows.length === 0) throw unreadable('The file has headings, but no rows.', {});
  if (rows.length > mostRows) throw tooManyRows();
  for (const row of rows) refuseRow(row, headings);
  const taken = headings.flatMap((heading, at) =>
    heading !== null && known.writable.includes(heading) ? [at] : [],
  );
  return {
    columns: taken.map((at) => headings[at] ?? ''),
    rows: rows.map(({ line, cells }) => ({ line, cells: taken.map((at) => writtenCell(cells[at] ?? '')) })),
  };
}

/** All rows with something in them, bounded. @throws ApiFailure 422 */
async function readRows({ text, delimiter, skipped }: PreparedText): Promise<Row[]> {
  const parser = Readable.from(piecesOf(text)).pipe(
    parse({
      delimiter,
      info: true,
      max_record_size: mostOfRow,
      // Rows that were added elsewhere may end otherwise than those of our own file.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      trim: true,
    }),
  );
  const rows: Row[] = [];
  let line = skipped + 1;
  let read = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const begins = line;
      line = skipped + info.lines + 1;
      read += 1;
      if (read % turn === 0) await others();
      if (record.every((cell) => cell === '')) continue;
      // The headings and what may stand above them come on top; these are counted once they are known.
      if (rows.length > mostRows + mostTitles) throw tooManyRows();
      rows.push({ line: begins, cells: record });
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
        { line: skipped + Number(error.records) + 1 },
      );
    }
    throw error;
  }
  return rows;
}

/** @throws ApiFailure 422 for a row whose cells do not fit the headings */
function refuseRow({ line, cells }: Row, headings: readonly (string | null)[]): void {
  const columns = headings.length;
  if (cells.length < columns) {
    throw unreadable(
      'Line {line} has too few cells for {columns} headings. Write a comma for each cell that stays empty.',
      { line, columns },
    );
  }
  // Columns without a heading are passed over while there is nothing in them.
  if (cells.some((cell, at) => cell !== '' && at >= columns)) {
    throw unreadable(
      'Line {line} has {cells} cells, but there are {columns} headings. Put a text with a comma in quotation marks.',
      { line, cells: cells.length, columns },
    );
  }
  const unnamed = cells.findIndex((cell, at) => cell !== '' && headings[at] === '');
  if (unnamed >= 0) {
    throw unreadable('Column {column} has no heading, but line {line} has something in it.', {
      column: unnamed + 1,
      line,
    });
  }
  const long = cells.findIndex((cell) => cell.length > mostCharacters);
  if (long >= 0) {
    throw unreadable('Line {line} has more than {most} characters in "{heading}". Shorten that text.', {
      line,
      most: mostCharacters,
      heading: headings[long] ?? '',
    });
  }
}

const tooManyRows = () =>
  unreadable('The file has more than {most} rows. Split it into several.', { most: mostRows });

/** The parser reads piece by piece, so that other calls are answered in between. */
function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 16_384) yield text.slice(at, at + 16_384);
}
