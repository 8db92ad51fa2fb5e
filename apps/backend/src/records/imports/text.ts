/** The text of a CSV file before its cells are read. */
import { unreadable } from './unreadable.ts';

/** Most lines of one file, empty ones and those within cells among them; what is empty at its end does not count. */
const mostLines = 50_000;

/** Lines among which the headings are looked for, and most characters of them. */
const first = { lines: 8, characters: 20_000 };

export interface PreparedText {
  text: string;
  delimiter: string;
  /** Lines that stand before the text. */
  skipped: number;
}

/**
 * The text without what is empty at its end and without the line in which a spreadsheet says how its cells are separated.
 * @param isHeading whether a cell is a heading that is known
 * @throws ApiFailure 422
 */
export function prepareText(sent: string, isHeading: (cell: string) => boolean): PreparedText {
  const text = withoutEmptyEnd(sent.replace(/^\uFEFF/, ''));
  refuseLong(text);
  const [said = '', delimiter] = /^"?sep=([,;\t|])"?[,;\t]*(?:\r\n|\n|\r|$)/i.exec(text) ?? [];
  if (delimiter !== undefined) return { text: text.slice(said.length), delimiter, skipped: 1 };
  return { text, delimiter: delimiterOf(text, isHeading), skipped: 0 };
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

/** A spreadsheet writes what its language separates cells by: that which makes out the most headings. */
function delimiterOf(text: string, isHeading: (cell: string) => boolean): string {
  const lines = text.slice(0, first.characters).split(/\r\n|\n|\r/, first.lines);
  const delimiters = [',', ';', '\t'];
  const known = delimiters.map((each) =>
    Math.max(...lines.map((line) => countHeadings(line.split(each), isHeading))),
  );
  const most = Math.max(...known);
  if (most > 0) return delimiters[known.indexOf(most)] ?? ',';
  const separated = lines.find((line) => delimiters.some((each) => line.includes(each))) ?? '';
  return delimiters.find((each) => separated.includes(each)) ?? ',';
}

const countHeadings = (cells: readonly string[], isHeading: (cell: string) => boolean): number =>
  cells.filter((cell) => isHeading(cell.trim().replaceAll(/^"|"$/g, '').trim())).length;
