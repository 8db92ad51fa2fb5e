/**
 * The thread that PGlite runs in: opens the data that its first message names, says so, and answers PostgreSQL's own protocol message
 * by message until it is told to close.
 */
import { openAsBlob } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { PGliteData } from './pglite-thread.ts';

// The bundle keeps what was compiled of it, here of PGlite; the sources are only run by those who work on them.
if (import.meta.url.endsWith('.js')) enableCompileCache(fileURLToPath(new URL('.compiled', import.meta.url)));
const library = import('@electric-sql/pglite');

/** PostgreSQL's 128 MB are filled with zeros at every start, a tenth of it, and far more than a sandbox needs. */
const sharedBuffers = '16MB';

const port = parentPort;
if (!port) throw new Error('This file is the program of a thread.');

port.once('message', async ({ address, image }: PGliteData) => {
  const { PGlite } = await library;
  const database = await PGlite.create(address, {
    ...(image === undefined ? {} : { loadDataDir: await openAsBlob(image) }),
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  });

  /** Each waits for the one before it. */
  let work: Promise<void> = Promise.resolve();
  port.on('message', (message: Uint8Array | 'close') => {
    work = work.then(() => (message === 'close' ? close() : answer(message)));
  });
  port.postMessage('open');

  async function answer(message: Uint8Array): Promise<void> {
    const bytes = new Uint8Array(await database.execProtocolRaw(message));
    port?.postMessage(bytes, [bytes.buffer]);
  }

  async function close(): Promise<void> {
    await database.close();
    port?.close();
  }
});
