/** The thread that writes one workbook. */
import { parentPort, workerData } from 'node:worker_threads';
import writeWorkbook from 'write-excel-file/node';
import { harmlessText } from './csv.ts';
import type { WorkbookRequest } from './workbook.ts';

/** Characters that a cell holds. */
const mostInCell = 32_767;

/** Characters of the name of a sheet. */
const mostInSheet = 31;

/** Characters that XML cannot have. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const port = parentPort;
if (!port || !workerData) throw new Error('This file is the program of a thread.');
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `workbook.ts` starts it with
port.postMessage(await write(workerData as WorkbookRequest));

function write({ sheet, headings, lines }: WorkbookRequest): Promise<Buffer> {
  const head = headings.map((value) => ({
    value: written(value),
    type: String,
    fontWeight: 'bold' as const,
    wrap: true,
  }));
  const cells = lines.map((line) =>
    line.map((value) => {
      if (value === null) return null;
      return typeof value === 'number' ? { value, type: Number } : { value: written(value), type: String };
    }),
  );
  return writeWorkbook([head, ...cells], {
    sheet: sheet.slice(0, mostInSheet),
    stickyRowsCount: 1,
    columns: headings.map(() => ({ width: 20 })),
  }).toBuffer();
}

function written(value: string): string {
  return harmlessText(value).replaceAll(unwritable, '').slice(0, mostInCell);
}
