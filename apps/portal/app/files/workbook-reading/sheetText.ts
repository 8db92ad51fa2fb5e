/** The first sheet of a workbook (ECMA-376) as the CSV that the imports read. */
import { readSheet } from 'read-excel-file/universal';
import { UnreadWorkbook, unpacked } from './unpacked.ts';

/** A cell; the types of the reader call a day by its constructor. */
type Cell = string | number | boolean | Date | DateConstructor | null;

/**
 * The rows of the first sheet as CSV, the empty ones too, so that a row keeps its number.
 * @throws UnreadWorkbook for a file that is no workbook, is locked, or unpacks to too much
 */
export async function sheetText(file: ArrayBuffer): Promise<string> {
  const rows = await read(unpacked(new Uint8Array(file)));
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

async function read(workbook: Uint8Array<ArrayBuffer>): Promise<readonly (readonly Cell[])[]> {
  try {
    return await readSheet(workbook.buffer);
  } catch {
    throw new UnreadWorkbook('unreadable');
  }
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return moment(cell);
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A day as `2026-12-04`; with a time, as a spreadsheet keeps it without a zone, `2026-12-04 10:30`. */
function moment(cell: Date): string {
  if (Number.isNaN(cell.getTime())) return '';
  const [day = '', time = ''] = cell.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
