/** The program as `npm start` runs it: a process of its own on a folder of its own. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/database/open.ts';
import { lockFolder } from '../../src/database/lock.ts';
import { startProgram, type Program } from '../support/program.ts';
import { sweep } from '../support/sweep.ts';

let folder: string;
const processes: Program[] = [];

/** What the first start on an empty folder left, and how it went. */
const seeded = mkdtempSync(join(tmpdir(), 'aarambh-process-'));
let first: { address: string; ready: unknown; output: string; errors: string; exit: unknown };

beforeAll(async () => {
  const program = start({ DATA_DIR: seeded });
  const address = await program.address;
  const ready: unknown = await (await fetch(`${address}/ready`)).json();
  program.child.kill('SIGTERM');
  const exit = await program.ended;
  processes.length = 0;
  first = { address, ready, output: program.output(), errors: program.errors(), exit };
}, 240_000);
afterAll(() => rmSync(seeded, { recursive: true, force: true }));

/** Makes the folder one that a server has used before. */
function useSeeded(): void {
  cpSync(seeded, folder, { recursive: true });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aarambh-process-'));
});
afterEach(async () => {
  for (const program of processes.splice(0)) {
    program.child.kill('SIGKILL');
    await program.ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}): Program => {
  const program = startProgram({ DATA_DIR: folder, ...env });
  processes.push(program);
  return program;
};

/** Has a code sent, which the outbox then holds. */
async function askForCode(address: string): Promise<void> {
  const answer = await fetch(`${address}/api/sendOTP/9000000001`, {
    headers: { 'x-requested-with': 'test' },
  });
  expect(answer.status).toBe(200);
}

/** Who the messages of a running program's outbox went to. */
async function recipients(address: string): Promise<unknown[]> {
  const answer: unknown = await (await fetch(`${address}/outbox.json`)).json();
  const messages =
    typeof answer === 'object' && answer !== null && 'messages' in answer ? answer.messages : [];
  return Array.isArray(messages) ? messages.map(({ to }: { to?: unknown }) => to) : [];
}

test('starts on an empty folder, tells where to look, stops in order and keeps its secret for its owner', () => {
  expect(first.ready).toEqual({ status: 'ready' });
  expect(first.output).toContain(`${first.address}/outbox`);
  expect(first.output).toMatch(/9000000001 +Asha Patil/);
  // Nothing that works by itself asked the database before it was ready.
  expect(first.output).not.toContain('"level"');
  expect({ exit: first.exit, errors: first.errors }).toEqual({ exit: { code: 0, signal: null }, errors: '' });

  const path = join(seeded, 'secret');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, 'utf8')).toMatch(/^[\w-]{43}$/);
  expect(statSync(seeded).mode & 0o077).toBe(0);
});

sweep(
  'keeps the data when it stops in order',
  async () => {
    useSeeded();
    const before = start();
    await askForCode(await before.address);
    before.child.kill('SIGTERM');
    expect(await before.ended).toEqual({ code: 0, signal: null });
    expect(await recipients(await start().address)).toEqual(['9000000001']);
  },
  180_000,
);

sweep(
  'takes no new callers once it stops, and answers the ones it has',
  async () => {
    useSeeded();
    const program = start({ CAPTCHA: 'off' });
    const { hostname, port } = new URL(await program.address);
    const body = JSON.stringify({ mobileNumber: '9000000001', password: 'Demo@2026' });
    const login = httpRequest({
      hostname,
      port,
      method: 'POST',
      path: '/api/auth/login',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    const status = new Promise<number | undefined>((resolve, reject) => {
      login.on('error', reject);
      login.on('response', (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      });
    });
    login.flushHeaders();
    // The server has the head of the request and waits for the rest.
    await once(login, 'continue');
    program.child.kill('SIGTERM');
    await vi.waitUntil(async () => !(await accepts(hostname, Number(port))), { timeout: 20_000 });
    login.end(body);
    expect(await status).toBe(200);
    expect(await program.ended).toEqual({ code: 0, signal: null });
  },
  180_000,
);

/** Whether somebody listens on a port. */
async function accepts(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

describe('ends with one sentence and no stack', () => {
  async function failure(program: Program): Promise<string> {
    const { code } = await program.ended;
    expect(code).toBe(1);
    expect(program.errors()).not.toMatch(/\n\s+at /);
    expect(program.errors().trimEnd().split('\n')).toHaveLength(1);
    return program.errors().trimEnd();
  }

  test('when another process has the folder', async () => {
    useSeeded();
    const owner = start();
    await owner.address;
    expect(await failure(start())).toBe(
      `The data folder ${folder} is in use by process ${owner.child.pid}. Stop it, or choose another folder with DATA_DIR.`,
    );
    expect(await (await fetch(`${await owner.address}/ready`)).json()).toEqual({ status: 'ready' });
  }, 180_000);

  sweep(
    'when the port is taken',
    async () => {
      useSeeded();
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
      const { port } = other.address() as AddressInfo;
      try {
        expect(await failure(start({ PORT: String(port) }))).toBe(
          `Port ${port} is in use. Choose another one with PORT=4000 npm start.`,
        );
      } finally {
        other.close();
      }
    },
    180_000,
  );

  test('when PostgreSQL does not answer, without the password', async () => {
    const sentence = await failure(start({ DATABASE_URL: 'postgres://me:hunter22@127.0.0.1:9/aarambh' }));
    expect(sentence).toBe(
      'The database that DATABASE_URL names (127.0.0.1:9/aarambh) could not be opened (connect ECONNREFUSED 127.0.0.1:9).',
    );
  }, 180_000);

  sweep(
    'when the host of PostgreSQL does not exist',
    async () => {
      const sentence = await failure(start({ DATABASE_URL: 'postgres://db.invalid/aarambh' }));
      expect(sentence).toMatch(
        /^The database that DATABASE_URL names \(db\.invalid\/aarambh\) could not be opened \(.+\)\.$/,
      );
    },
    180_000,
  );

  test('when a variable is wrong', async () => {
    expect(await failure(start({ PORT: 'http' }))).toBe(
      'PORT must be a whole number from 0 to 65535, not "http".',
    );
  });

  test('when the data folder is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await failure(start({ DATA_DIR: file }))).toMatch(
      /^The data folder .+ cannot be created \(.+\)\.$/,
    );
  });

  sweep(
    'when what is in the folder is no database',
    async () => {
      mkdirSync(join(folder, 'pglite'));
      writeFileSync(join(folder, 'pglite', 'PG_VERSION'), 'nonsense');
      expect(await failure(start())).toMatch(
        /^The database in .+ could not be opened \(.+\)\. Move the folder away to begin with a new one\.$/,
      );
    },
    180_000,
  );
});

describe('the lock of a folder', () => {
  sweep(
    'of a process that was killed is taken over, and the data is whole',
    async () => {
      useSeeded();
      const killed = start();
      await askForCode(await killed.address);
      killed.child.kill('SIGKILL');
      await killed.ended;
      expect(await recipients(await start().address)).toEqual(['9000000001']);
    },
    180_000,
  );

  test('that names a process of another time is taken over', () => {
    // The id of this test's parent, which runs, with another beginning: as if the id had been given anew.
    writeFileSync(join(folder, 'lock'), `${process.ppid} 1`);
    expect(lockFolder(folder)).not.toThrow();
  });

  test('is refused twice within one process, and free again afterwards', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(/is in use by process/);
    unlock();
    lockFolder(folder)();
  });

  test('goes to one of many', async () => {
    useSeeded();
    writeFileSync(join(folder, 'lock'), '999999999 1');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 3 }, () => openDatabase({ kind: 'folder', folder })),
    );
    const opened = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(opened).toHaveLength(1);
    await opened[0]?.close();
  }, 180_000);

  sweep(
    'a database that was killed while it was made is made again',
    async () => {
      mkdirSync(join(folder, 'pglite.unfinished'));
      writeFileSync(join(folder, 'pglite.unfinished', 'PG_VERSION'), 'half');
      const database = await openDatabase({ kind: 'folder', folder });
      expect(existsSync(join(folder, 'pglite.unfinished'))).toBe(false);
      await database.close();
    },
    180_000,
  );
});
