type Cell = string | number | null;

/**
 * A table as a CSV file (RFC 4180), with the byte order mark that a spreadsheet needs to tell UTF-8.
 * @param header names of the columns
 * @param rows as many cells each; `null` is an empty cell
 */
export function csvOf(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(cell) : quoted(harmless(cell));
}

/** A text that begins like a formula, also behind white space, gets an apostrophe: no spreadsheet may run what somebody typed. */
export function harmless(text: string): string {
  return /^\s*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
