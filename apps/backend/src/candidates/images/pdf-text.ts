/** What a PDF says. It is read in a thread of its own, so that a hostile file ends nothing but its own reading. */
import { Worker } from 'node:worker_threads';

/** Milliseconds that one file may take, the start of its thread with them. */
const timeLimitMs = 15_000;

/**
 * The text of a PDF, page after page, with single spaces between its words.
 * @returns null when not all of it can be read: a page without text, a password, a broken file, or more than the limits allow
 */
export function textOfPDF(content: Uint8Array): Promise<string | null> {
  return oneAtATime(() => read(content));
}

function read(content: Uint8Array): Promise<string | null> {
  // The bundle that `npm start` runs has the thread's program beside it, compiled.
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const worker = new Worker(new URL(`./pdf-text-worker.${extension}`, import.meta.url), {
    workerData: content,
    execArgv: [],
    env: {},
    // What the library says about a broken file is nobody's concern.
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    const end = (text: string | null): void => {
      clearTimeout(timer);
      resolve(text);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(null), timeLimitMs);
    worker.once('message', (text: string | null) => end(text));
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });
}

/** Reading takes much memory, so files wait for each other. */
let last: Promise<unknown> = Promise.resolve();
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}
