/** What a PDF is and says. It is read in a thread of its own, so that a hostile file ends nothing but its own reading. */
import { Worker } from 'node:worker_threads';
import type { ActiveVerdict } from './pdf-active.ts';

/** Milliseconds that one file may take, the start of its thread with them. */
const timeLimitMs = 15_000;

/** What the thread is asked. */
export interface PDFRequest {
  content: Uint8Array;
  /** What of its text is wanted, which takes its time: all of it with single spaces between words, or what there is, in its lines. */
  text: 'none' | 'words' | 'lines';
}

/** What the thread answers. */
export interface PDFReading {
  /** Whether it holds a script, an action or another file; `unclear` for a broken one, one with a password, and beyond the limits. */
  verdict: ActiveVerdict;
  /**
   * Page after page; null when it was not asked for or cannot be read. As words also when not all of it can be, as where a page has none; in
   * lines such a page is left out, and the text may be empty.
   */
  text: string | null;
}

const unread: PDFReading = { verdict: 'unclear', text: null };

/** Reads a PDF, after those that came before. */
export function readPDF(request: PDFRequest): Promise<PDFReading> {
  return oneAtATime(() => read(request));
}

function read(request: PDFRequest): Promise<PDFReading> {
  // The bundle that `npm start` runs has the thread's program beside it, compiled.
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const worker = new Worker(new URL(`./pdf-reader-worker.${extension}`, import.meta.url), {
    workerData: request,
    // A report of a crash tells no settings for the thread either.
    execArgv: ['--report-exclude-env'],
    env: {},
    // What the library says about a broken file is nobody's concern.
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    const end = (reading: PDFReading): void => {
      clearTimeout(timer);
      resolve(reading);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(unread), timeLimitMs);
    worker.once('message', (reading: PDFReading) => end(reading));
    worker.once('error', () => end(unread));
    worker.once('exit', () => end(unread));
  });
}

/** Reading takes much memory, so files wait for each other. */
let last: Promise<unknown> = Promise.resolve();
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}
