/** Workbooks, which a spreadsheet opens without asking how the text is encoded. */
import type { AnswerFile } from './answer-file.ts';
import { harmlessText } from './csv.ts';

/** Characters that a cell holds. */
const mostInCell = 32_767;

/** Characters that XML cannot have. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const written = (value: unknown): string =>
  harmlessText(value).replaceAll(unwritable, '').slice(0, mostInCell);

/**
 * A workbook of one sheet (ECMA-376), under headings that stay. Texts are texts, and are guarded as those of a CSV file are: somebody may save it
 * as one. All of it is in memory: for tables, not for lists without an end.
 * @param name of the file, without its ending, and of the sheet
 * @param columns properties of the rows, which are the headings too
 */
export async function workbookFile<Row extends object>(
  name: string,
  columns: readonly (keyof Row & string)[],
  rows: Iterable<Row>,
): Promise<AnswerFile> {
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const head = columns.map((value) => ({
    value: written(value),
    type: String,
    fontWeight: 'bold' as const,
    wrap: true,
  }));
  const lines = Array.from(rows, (row) =>
    columns.map((column) => {
      const value: unknown = row[column];
      if (value === null || value === undefined) return null;
      return typeof value === 'number' ? { value, type: Number } : { value: written(value), type: String };
    }),
  );
  const content = await writeWorkbook([head, ...lines], {
    sheet: name.slice(0, 31),
    stickyRowsCount: 1,
    columns: columns.map(() => ({ width: 20 })),
  }).toBuffer();
  return {
    name: `${name}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content,
  };
}
