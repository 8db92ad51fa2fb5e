/** An upgrade as operators do it: two copies behind nginx, stopped and started one after the other, and nobody notices. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../../../scripts/postgres.mjs';
import { demoPassword } from '../../src/seed/index.ts';
import { readConfig } from '../../src/config/index.ts';
import { deliveryNowhere } from '../support/server.ts';
import { startProgram, type Program } from '../support/program.ts';
import { sweep } from '../support/sweep.ts';

/** Restarts of a copy, each in turn. */
const restarts = 10;

const candidates = ['9000000001', '9000000002', '9000000003', '9000000011'];
const administrator = '9000000051';

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
}, 60_000);

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) server.close();
  return ports;
}

const settings = readFileSync(new URL('../../../../deploy/nginx/aarambh.conf', import.meta.url), 'utf8');

/** Milliseconds that a server outside the sandbox drains, where nothing else is set. */
const { drainTime } = readConfig({
  ...deliveryNowhere,
  SANDBOX: '0',
  PUBLIC_URL: 'https://portal.example',
  DATABASE_URL: 'postgres://db.example/aarambh',
  SERVER_SECRET: 'n0w-y0u-see-me_Zq7LtR4vXk2BdJ8sQ',
});

test('nginx lets go of an idle connection before the server that drains closes it', () => {
  const [, seconds] = /keepalive_timeout (\d+)s;/.exec(settings) ?? [];
  expect(Number(seconds) * 1000).toBeLessThan(drainTime);
});

/** The file of `deploy/nginx`, with these ports and without what needs a certificate. */
function settingsOf(front: number, [first, second]: readonly number[]): string {
  return settings
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${front}`)
    .replace(/^ *ssl_.*$/gm, '')
    .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${second}`)
    .replace(/\nserver \{\n {2}listen 80;[^}]*\}\n/, '');
}

/** @returns the path of what it writes of errors */
async function startNginx(front: number, copies: readonly number[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'aarambh-nginx-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = paths.map((path) => `${path}_temp_path ${folder}/${path};`).join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid;\ndaemon off;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${settingsOf(front, copies)}}\n`,
  );
  const log = join(folder, 'errors.log');
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', log];
  const checked = spawnSync('nginx', [...args, '-t'], { encoding: 'utf8' });
  if (checked.error !== undefined) throw new Error('nginx is needed: apt-get install nginx-light.');
  expect(checked.stderr).toContain('test is successful');
  const nginx: ChildProcess = spawn('nginx', args, { stdio: 'ignore' });
  ends.push(async () => {
    nginx.kill('SIGQUIT');
    if (nginx.exitCode === null) await once(nginx, 'exit');
  });
  return log;
}

sweep(
  'ten restarts behind nginx fail no request and lose nothing that was acknowledged',
  async () => {
    const postgres = await startPostgres();
    ends.push(() => postgres.stop());
    const [front = 0, ...ports] = await freePorts(3);
    const origin = `http://127.0.0.1:${front}`;
    const startCopy = async (port: number): Promise<Program> => {
      const program = startProgram({
        PORT: String(port),
        DATABASE_URL: postgres.url,
        SERVER_SECRET: 'the same in both copies of the server',
        TRUSTED_PROXIES: '1',
        CAPTCHA: 'off',
        DRAIN_TIME: String(drainTime),
      });
      ends.push(async () => {
        program.child.kill('SIGKILL');
        await program.ended;
      });
      await program.address;
      return program;
    };
    // One after the other: the first fills the database.
    const copies: Program[] = [];
    for (const port of ports) copies.push(await startCopy(port));
    const log = await startNginx(front, ports);

    const signIn = async (mobileNumber: string): Promise<string> => {
      const answer = await fetch(`${origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mobileNumber, password: demoPassword }),
      });
      const { data }: { data: { token: string } } = JSON.parse(await answer.text());
      return data.token;
    };

    const over = new AbortController();
    let answered = 0;
    const failures: string[] = [];
    const acknowledged: string[] = [];
    const ask = async (path: string, init: RequestInit): Promise<boolean> => {
      try {
        const answer = await fetch(`${origin}/api${path}`, init);
        await answer.text();
        answered += 1;
        if (!answer.ok) failures.push(`${path} ${answer.status}`);
        return answer.ok;
      } catch (error) {
        failures.push(`${path} ${String(error)}`);
        return false;
      }
    };
    const reader = async (mobileNumber: string): Promise<void> => {
      const headers = { authorization: `Bearer ${await signIn(mobileNumber)}` };
      while (!over.signal.aborted) {
        await ask('/saved-job/all', { headers });
        // Some come back at once, some after nginx has let go of the connection.
        await wait(300 + Math.random() * 600);
      }
    };
    const writer = async (): Promise<void> => {
      const headers = {
        authorization: `Bearer ${await signIn(administrator)}`,
        'content-type': 'application/json',
      };
      for (let count = 0; !over.signal.aborted; count += 1) {
        const name = `Rolling ${Array.from(String(count), (digit) => 'abcdefghij'[Number(digit)]).join('')}`;
        const body = JSON.stringify({ name, stateCode: 'KL' });
        if (await ask('/admin/city/add', { method: 'POST', headers, body })) acknowledged.push(name);
        await wait(400);
      }
    };
    const callers = [...candidates.map(reader), writer()];

    for (let count = 0; count < restarts; count += 1) {
      const at = count % copies.length;
      copies[at]?.child.kill('SIGTERM');
      expect(await copies[at]?.ended).toEqual({ code: 0, signal: null });
      copies[at] = await startCopy(ports[at] ?? 0);
      await wait(500);
    }
    over.abort();
    await Promise.all(callers);

    const said = failures.length === 0 ? '' : readFileSync(log, 'utf8');
    expect({ failures, said }).toEqual({ failures: [], said: '' });
    expect(answered).toBeGreaterThan(100);
    const database = new Client({ connectionString: postgres.url });
    await database.connect();
    const { rows } = await database.query<{ name: string }>(
      `select name from cities where name like 'Rolling %'`,
    );
    await database.end();
    expect(rows.map(({ name }) => name).toSorted()).toEqual(acknowledged.toSorted());
    console.log(
      `${restarts} restarts, ${answered} requests, ${acknowledged.length} of them writes: none failed`,
    );
  },
  600_000,
);
