import { trustedAddress } from '@aarambh/captcha/trusted-types';
// oxlint-disable-next-line import/default -- Vite makes the default export
import workerAddress from './workbookWorker.ts?worker&url';

/** A table with the name of its sheet; numbers stay numbers, `null` is an empty cell. */
export interface Workbook {
  readonly sheet: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

// A policy is made once in the life of a page.
let address: string | undefined;

/** A workbook (ECMA-376) of one sheet for the browser to save. A worker writes it. @throws Error where it cannot be written */
export function workbookFile(workbook: Workbook): Promise<Blob> {
  address ??= trustedAddress('aarambh-workbook', workerAddress, (given) => given === workerAddress);
  const worker = new Worker(address, { type: 'module' });
  const file = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The workbook was not written.')));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, whose messages have no target
  worker.postMessage(workbook);
  return file.finally(() => worker.terminate());
}
