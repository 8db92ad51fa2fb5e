/**
 * PGlite in a thread of its own. It is reached by PostgreSQL's protocol, as a server is, so one driver serves both databases; and
 * neither its start nor a slow query holds up anything else.
 */
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';

/** What is opened: a folder, or `memory://`, which begins empty or with the dump at the path `image`. */
export interface PGliteData {
  address: string;
  image?: string | undefined;
}

export interface PGliteThread {
  /** Resolves when queries are answered; those sent before wait. Rejects when the data cannot be opened. */
  opened: Promise<void>;
  /** A connection, for the driver. All of them share one session: only one may be open at a time. */
  connect(): Duplex;
  /** Finishes the running query, writes everything and ends the thread. */
  close(): Promise<void>;
}

function newThread(): Worker {
  // The bundle that `npm start` runs has the thread's program beside it, compiled.
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new Worker(new URL(`./pglite-worker.${extension}`, import.meta.url), {
    // Those of the process may be meant for its main program alone. The first: a report of a crash tells no settings for the thread either.
    execArgv: ['--report-exclude-env', '--disable-warning=ExperimentalWarning'],
    // No settings either: one of `node --watch` has a thread report what it imports, among its answers.
    env: {},
  });
}

/** Opens the data in a thread of its own. */
export function startThread(data: PGliteData): PGliteThread {
  const worker = newThread();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(data);
  const exited = new Promise<void>((resolve) => {
    worker.once('exit', () => resolve());
  });
  const waiting: Connection[] = [];

  const opened = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The embedded database ended while it was being opened.')));
    worker.once('message', () => {
      // From here on an error in the thread is one that nobody caught, and ends the server as such.
      worker.off('error', reject);
      worker.on('message', (answer: Uint8Array) => waiting.shift()?.receive(answer));
      resolve();
    });
  });
  // Whoever waits for it hears of it; nobody may have begun to, yet.
  opened.catch(() => undefined);
  let hasEnded = false;
  const refuse = (connection: Connection): void => {
    connection.destroy(new Error('The embedded database has ended.'));
  };
  worker.once('exit', () => {
    hasEnded = true;
    waiting.forEach(refuse);
  });

  return {
    opened,
    connect: () =>
      new Connection((message, from) => {
        if (hasEnded) return refuse(from);
        waiting.push(from);
        worker.postMessage(message, [message.buffer]);
      }),
    close: async () => {
      // One that has ended already takes no message and is not waited for.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage('close');
      await exited;
    },
  };
}

/** Types of the protocol's messages that are looked at here. */
const terminate = 'X'.charCodeAt(0);

/** AuthenticationOk and ReadyForQuery: nobody signs in to a database inside the process. */
const welcome = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');
/** A query that ends what a connection can leave behind in the session. */
const cleaning = query('rollback; deallocate all');

function query(text: string): Buffer {
  const message = Buffer.from(`Q\0\0\0\0${text}\0`, 'latin1');
  message.writeUInt32BE(message.length - 1, 1);
  return message;
}

/** Looks like a network socket to the driver. */
class Connection extends Duplex {
  readonly #send: (message: Uint8Array<ArrayBuffer>, from: Connection) => void;
  #isWelcomed = false;
  #isOver = false;

  constructor(send: (message: Uint8Array<ArrayBuffer>, from: Connection) => void) {
    super();
    this.#send = send;
  }

  /** An answer of the thread. */
  receive(answer: Uint8Array): void {
    // That of the cleaning comes when nobody listens any more.
    if (!this.#isOver) this.push(answer);
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // What there is has been pushed already.
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#forward(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#forward(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  #forward(message: Buffer): void {
    if (!this.#isWelcomed) {
      this.#isWelcomed = true;
      this.push(welcome);
    } else if (message[0] === terminate) {
      // The session outlives the connection.
      this.#send(new Uint8Array(cleaning), this);
      this.#isOver = true;
      this.push(null);
    } else {
      this.#send(new Uint8Array(message), this);
    }
  }
}
