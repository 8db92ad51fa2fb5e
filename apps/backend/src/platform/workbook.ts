/** Workbooks, which a spreadsheet opens without asking how the text is encoded. */
import { Worker } from 'node:worker_threads';
import type { AnswerFile } from './answer-file.ts';

/** What the thread is asked. */
export interface WorkbookRequest {
  sheet: string;
  headings: readonly string[];
  lines: readonly (readonly (string | number | null)[])[];
}

/**
 * A workbook of one sheet (ECMA-376), under headings that stay. Texts are texts, and are guarded as those of a CSV file are: somebody may save it
 * as one. It is written in a thread of its own, a second and a half for ten thousand rows, and all of it is in memory: for tables, not for lists
 * without an end.
 * @param name of the file, without its ending, and of the sheet
 */
export async function workbookFile(name: string, table: Omit<WorkbookRequest, 'sheet'>): Promise<AnswerFile> {
  return {
    name: `${name}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await written({ sheet: name, ...table }),
  };
}

function written(request: WorkbookRequest): Promise<Buffer> {
  // The bundle that `npm start` runs has the thread's program beside it, compiled.
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const worker = new Worker(new URL(`./workbook-worker.${extension}`, import.meta.url), {
    workerData: request,
    // A report of a crash tells no settings for the thread either.
    execArgv: ['--report-exclude-env'],
    env: {},
  });
  return new Promise((resolve, reject) => {
    worker.once('message', (content: Uint8Array) => {
      resolve(Buffer.from(content));
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread of a workbook ended with ${code}.`)));
  });
}
