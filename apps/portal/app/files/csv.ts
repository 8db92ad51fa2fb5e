/** A CSV file (RFC 4180) that a spreadsheet opens: its mark tells the encoding, and no text of it counts as a formula. */
export function csvOf(rows: readonly (readonly string[])[]): Blob {
  const text = rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
  return new Blob([`\uFEFF${text}`], { type: 'text/csv' });
}

function quoted(cell: string): string {
  const text = /^\s*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
