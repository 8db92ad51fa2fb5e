/**
 * The thread that PGlite runs in: opens the data that its first message names, says so, and answers PostgreSQL's own protocol message
 * by message until it is told to close.
 */
import { openAsBlob } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import type { PGliteData } from './pglite-thread.ts';

// The bundle keeps what was compiled of it, here of PGlite; the sources are only run by those who work on them.
if (import.meta.url.endsWith('.js')) enableCompileCache(fileURLToPath(new URL('.compiled', import.meta.url)));
const trigrams = import('@electric-sql/pglite/contrib/pg_trgm');
const library = import('@electric-sql/pglite').then(({ PGlite }) => {
  /** Asked by the protocol alone. */
  return class extends PGlite {
    /** A quarter of the time of opening: the kinds of arrays are asked for by those who have PGlite read the answers. */
    override async _initArrayTypes(): Promise<void> {
      // The driver reads them.
    }
  };
});

/** PostgreSQL's 128 MB are filled with zeros at every start, a tenth of it, and far more than a sandbox needs. */
const sharedBuffers = '16MB';

const port = parentPort;
if (!port) throw new Error('This file is the program of a thread.');

let database: PGlite | undefined;
/** Each message waits for what the one before it asked for, and the queries that come first for the opening. */
let work: Promise<void> = Promise.resolve();

port.on('message', (message: PGliteData | Uint8Array | 'close') => {
  work = work.then(() => {
    if (message === 'close') return close();
    return message instanceof Uint8Array ? answer(message) : open(message);
  });
});

async function open({ address, image }: PGliteData): Promise<void> {
  const Library = await library;
  const { pg_trgm } = await trigrams;
  database = new Library(address, {
    ...(image === undefined ? {} : { loadDataDir: await openAsBlob(image) }),
    extensions: { pg_trgm },
    startParams: [...Library.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  });
  await database.waitReady;
  port?.postMessage('open');
}

async function answer(message: Uint8Array): Promise<void> {
  if (database === undefined) throw new Error('No data has been named yet.');
  const bytes = new Uint8Array(await database.execProtocolRaw(message));
  port?.postMessage(bytes, [bytes.buffer]);
}

async function close(): Promise<void> {
  await database?.close();
  port?.close();
}
