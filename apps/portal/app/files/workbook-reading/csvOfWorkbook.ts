import { trustedAddress } from '@aarambh/captcha/trusted-types';
import { fileSizes } from '@aarambh/forms';
import type { ReadWorkbook } from './worker.ts';
import type { WorkbookFault } from './unpacked.ts';
// oxlint-disable-next-line import/default -- Vite makes the default export
import workerAddress from './worker.ts?worker&url';

/** Longest that a workbook is read, in milliseconds: one of the largest takes a few seconds on a slow phone. */
const longest = 30_000;

// A policy is made once in the life of a page.
let address: string | undefined;

/** Whether a file is a workbook, by its name as people save it. */
export const isWorkbook = ({ name }: Pick<File, 'name'>): boolean => /\.xlsx$/i.test(name);

/**
 * The first sheet of a workbook as a CSV file. A worker reads it, and is ended when it takes too long.
 * @returns why it cannot be read, otherwise
 */
export async function csvOfWorkbook(file: File): Promise<File | WorkbookFault> {
  if (file.size > fileSizes.csv) return 'tooLarge';
  const content = await file.arrayBuffer();
  address ??= trustedAddress('aarambh-workbook-reader', workerAddress, (given) => given === workerAddress);
  const worker = new Worker(address, { type: 'module' });
  const answer = await new Promise<ReadWorkbook>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReadWorkbook>) => resolve(data));
    worker.addEventListener('error', () => resolve({ fault: 'unreadable' }));
    setTimeout(() => resolve({ fault: 'tooLarge' }), longest);
    worker.postMessage(content, [content]);
  });
  worker.terminate();
  if ('fault' in answer) return answer.fault;
  const csv = new File([answer.text], file.name.replace(/\.xlsx$/i, '.csv'), { type: 'text/csv' });
  return csv.size > fileSizes.csv ? 'tooLarge' : csv;
}
