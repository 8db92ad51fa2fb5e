/** Files that a spreadsheet opens. */
import { Readable } from 'node:stream';
import type { AnswerFile } from './answer-file.ts';

/**
 * A CSV file (RFC 4180) in UTF-8 with a byte order mark, which a spreadsheet needs to tell the encoding. It is written while it is
 * read, so its length does not matter.
 * @param name of the file, without its ending
 * @param columns properties of the rows, which are the headings too
 */
export function csvFile<Row extends object>(
  name: string,
  columns: readonly (keyof Row & string)[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AnswerFile {
  const content = Readable.from(csvLines(columns, rows));
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', content };
}

/** The same, line by line. */
export async function* csvLines<Row extends object>(
  columns: readonly (keyof Row & string)[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<string> {
  yield `\uFEFF${line(columns)}`;
  for await (const row of rows) yield line(columns.map((column) => cellText(row[column])));
}

function line(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

/** A cell. A number is no formula, whatever sign it has. */
function cellText(value: unknown): string {
  return typeof value === 'number' ? String(value) : harmlessText(value);
}

/** A value as text as a spreadsheet may have it. */
export const harmlessText = (value: unknown): string => harmless(textOf(value));

/** A value as text: the texts of a list stand side by side, anything else without a form of its own is written as JSON. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  return JSON.stringify(value);
}

/**
 * A text that no spreadsheet takes for a formula, which could send what else is in the sheet to somebody: one that begins like a
 * formula, also behind white space, gets an apostrophe before it. So does one that begins with an apostrophe, because an import
 * takes the first one away.
 */
function harmless(text: string): string {
  return /^(?:'|\s*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/.test(text) ? `'${text}` : text;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
