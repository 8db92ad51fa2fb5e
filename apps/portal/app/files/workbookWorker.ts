/** The worker that writes one workbook: five thousand rows take a second or two, in which the screen goes on. */
import writeWorkbook from 'write-excel-file/universal';
import { harmless } from '../csv/csvOf.ts';
import type { Workbook } from './workbookFile.ts';

/** Characters that a cell and the name of a sheet hold. */
const most = { cell: 32_767, sheet: 31 };

/** Characters that XML cannot have. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

self.addEventListener('message', ({ data }: MessageEvent<Workbook>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, whose messages have no target
  void write(data).then((file) => self.postMessage(file));
});

function write({ sheet, header, rows }: Workbook): Promise<Blob> {
  const head = header.map((text) => ({ value: written(text), type: String, fontWeight: 'bold' as const }));
  const cells = rows.map((row) =>
    row.map((value) => {
      if (value === null || value === '') return null;
      return typeof value === 'number' ? { value, type: Number } : { value: written(value), type: String };
    }),
  );
  return writeWorkbook([head, ...cells], {
    // A sheet's name cannot have these.
    sheet: sheet.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, most.sheet),
    stickyRowsCount: 1,
    columns: header.map(() => ({ width: 20 })),
  }).toBlob();
}

const written = (text: string): string => harmless(text).replaceAll(unwritable, '').slice(0, most.cell);
