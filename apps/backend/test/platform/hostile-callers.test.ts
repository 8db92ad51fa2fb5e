/** What callers do to a connection, sent byte by byte to the program as `npm start` runs it: none of it ends the process. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../support/patience.ts';
import { startProgram, type Program } from '../support/program.ts';

let folder: string;
let program: Program;
let address: URL;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aarambh-hostile-'));
  program = startProgram({
    DATA_DIR: folder,
    CAPTCHA: 'off',
    LOG_LEVEL: 'info',
    NODE_OPTIONS: `--import=${new URL('../support/careless-routes.ts', import.meta.url).href}`,
  });
  address = new URL(await program.address);
}, 120_000);
afterAll(async () => {
  program.child.kill('SIGKILL');
  await program.ended;
  rmSync(folder, { recursive: true, force: true });
});

/** Whether the program still answers, and has nothing to complain of. */
async function condition() {
  const { status } = await fetch(new URL('/health', address));
  return { status, ended: program.child.exitCode, errors: program.errors() };
}
const well = { status: 200, ended: null, errors: '' };

/** A webhook, an operation that anybody may call, one that nobody may, a place for files, an address that is not there, a page. */
const paths = [
  '/api/payment/webhook/razorpay',
  '/api/auth/login',
  '/api/wallet/order',
  '/api/image',
  '/api/nothing',
  '/login',
];

/** The head of a POST. */
function head(path: string, ...lines: string[]): string {
  return [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n');
}

const much = Buffer.alloc(150_000);

/** What a caller does on a new connection; `socket` is closed afterwards. */
const callers: Record<string, (socket: Socket, path: string) => Promise<void>> = {
  'sends too much': async (socket, path) => {
    socket.write(head(path, `content-length: ${much.length}`));
    socket.end(much);
    await over(socket);
  },
  'sends one byte too much': async (socket, path) => {
    socket.write(head(path, 'content-length: 100001'));
    socket.end(much.subarray(0, 100_001));
    await over(socket);
  },
  'asks before it sends too much': async (socket, path) => {
    socket.write(head(path, `content-length: ${much.length}`, 'expect: 100-continue'));
    socket.end(much);
    await over(socket);
  },
  'sends too much in chunks': async (socket, path) => {
    socket.write(head(path, 'transfer-encoding: chunked'));
    for (let sent = 0; sent < 3; sent += 1) {
      socket.write(`${much.length.toString(16)}\r\n`);
      socket.write(much);
      socket.write('\r\n');
    }
    socket.end('0\r\n\r\n');
    await over(socket);
  },
  'sends too much and is gone': async (socket, path) => {
    socket.write(head(path, `content-length: ${much.length}`));
    socket.write(much);
    await pause(5);
    socket.resetAndDestroy();
  },
  'sends half and is gone': async (socket, path) => {
    socket.write(head(path, 'content-length: 1000'));
    socket.write('{"mobileNumber":');
    await pause(5);
    socket.resetAndDestroy();
  },
  'sends half and nothing more': async (socket, path) => {
    socket.write(head(path, 'content-length: 1000'));
    socket.end('{"mobileNumber":');
    await over(socket);
  },
  'sends all and is gone before the answer': async (socket, path) => {
    socket.write(head(path, 'content-length: 53'));
    socket.write('{"mobileNumber":"9000000001","password":"Demo@2026" }');
    socket.destroy();
  },
  'sends a chunk of no length': async (socket, path) => {
    socket.write(head(path, 'transfer-encoding: chunked'));
    socket.end('zz\r\n{}\r\n0\r\n\r\n');
    await over(socket);
  },
  'sends a chunk and then nonsense': async (socket, path) => {
    socket.write(head(path, 'transfer-encoding: chunked'));
    socket.end('2\r\n{}\r\nnonsense');
    await over(socket);
  },
  'gives two lengths': async (socket, path) => {
    socket.end(`${head(path, 'content-length: 5', 'transfer-encoding: chunked')}0\r\n\r\n`);
    await over(socket);
  },
  'asks for another protocol': async (socket, path) => {
    socket.end(head(path, 'connection: upgrade', 'upgrade: websocket', 'content-length: 0'));
    await over(socket);
  },
  'expects what nobody can': async (socket, path) => {
    socket.end(`${head(path, 'expect: miracles', 'content-length: 2')}{}`);
    await over(socket);
  },
  'asks for a hundred things at once and is gone': async (socket, path) => {
    socket.write(`${head(path, 'content-length: 2')}{}`.repeat(100));
    await pause(5);
    socket.resetAndDestroy();
  },
};

/** Resolves when the server has closed the connection, or has had a moment to. */
async function over(socket: Socket): Promise<void> {
  await Promise.race([text(socket).catch(() => undefined), pause(300)]);
}

async function connected(): Promise<Socket> {
  const socket = connect(Number(address.port), address.hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

test.each(Object.entries(callers))('the program outlives a caller who %s', async (_caller, misbehave) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await Promise.all(
      paths.map(async (path) => {
        const socket = await connected();
        await misbehave(socket, path);
        socket.destroy();
      }),
    );
  }
  expect(await condition()).toEqual(well);
});

test('a webhook that is too large is told so', async () => {
  const socket = await connected();
  socket.write(head('/api/payment/webhook/razorpay', 'transfer-encoding: chunked'));
  socket.write(`${(100_001).toString(16)}\r\n`);
  socket.write(much.subarray(0, 100_001));
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('"code":"PAYLOAD_TOO_LARGE"');
});

describe('a mistake that nothing catches', () => {
  const ask = (name: string) => fetch(new URL(`/careless/${name}`, address));

  test.each(['in-a-timer', 'in-a-promise', 'with-no-error'])('%s is answered and logged', async (name) => {
    const before = program.output().length;
    const answer = await ask(name);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ success: false, error: { code: 'INTERNAL' } });
    await vi.waitFor(
      () => expect(program.output().slice(before)).toContain('an error was not caught'),
      patience,
    );
    expect(await condition()).toEqual(well);
  });

  test.each([
    ['after-the-answer', 'an error was not caught'],
    ['in-a-hook', '"message":"careless"'],
  ])('%s is logged', async (name, line) => {
    const before = program.output().length;
    expect((await ask(name)).status).toBe(200);
    await vi.waitFor(() => expect(program.output().slice(before)).toContain(line), patience);
    expect(await condition()).toEqual(well);
  });

  test('within the answer ends the answer', async () => {
    await expect(ask('within-the-answer').then((answer) => answer.text())).rejects.toThrow('terminated');
    expect(await condition()).toEqual(well);
  });

  test('in a line of the log loses no answer', async () => {
    expect((await ask('in-the-log')).status).toBe(200);
    expect(await condition()).toEqual(well);
  });
});

test('a log that cannot be written ends nothing', () => {
  const full = openSync('/dev/full', 'w');
  const careful = [
    `import { createHTTPServer } from ${JSON.stringify(new URL('../../src/platform/http.ts', import.meta.url).href)};`,
    `const config = { publicAddress: null, logLevel: 'info', trustedProxies: 0 };`,
    `const app = createHTTPServer({ config, keys: { pseudonyms: [new Uint8Array(32)] } });`,
    `for (let line = 0; line < 3; line += 1) app.log.info('nobody reads this');`,
    `setTimeout(() => console.error('alive'), 10);`,
  ].join('\n');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', careful],
    { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' },
  );
  closeSync(full);
  expect({ status, stderr }).toEqual({ status: 0, stderr: 'alive\n' });
});
