/** The worker that reads one workbook: a large one takes a second or two, in which the screen goes on. */
import { sheetText } from './sheetText.ts';
import { UnreadWorkbook, type WorkbookFault } from './unpacked.ts';

/** What came of it. */
export type ReadWorkbook = { readonly text: string } | { readonly fault: WorkbookFault };

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, whose messages have no target
  void read(data).then((answer) => self.postMessage(answer));
});

async function read(file: ArrayBuffer): Promise<ReadWorkbook> {
  try {
    return { text: await sheetText(file) };
  } catch (error) {
    return { fault: error instanceof UnreadWorkbook ? error.fault : 'unreadable' };
  }
}
