/**
 * A machine to operate on, in one folder: `/opt`, `/etc` and `/var` of the page lie in it, its ports are free ones, and PostgreSQL and nginx are the
 * programs of the machine that the tests run on. systemd does not run there: `stand-ins.mjs` starts what the unit says.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { certificate, certificateKey } from '../../apps/backend/test/support/certificate.ts';
import { startMailServer } from '../../apps/backend/test/support/mail-server.ts';
import { startGateway, type Gateway } from './gateway.ts';
import { freePorts } from './ports.ts';
import { root, run } from './tools.ts';

export interface Machine extends Pick<Gateway, 'codeFor'> {
  /** Where people reach the portal, over TLS and nginx. */
  origin: string;
  /** Text of the page as it is on this machine: its folders, ports and addresses. */
  here: (text: string) => string;
  /** A path of the page, such as `/etc/aarambh`, on this machine. */
  path: (path: string) => string;
  /**
   * Runs commands of the page in an account's folder.
   * @returns what they wrote to standard output
   * @throws {Error} with all that they and the servers said when one fails
   */
  sh: (commands: string, env?: Readonly<Record<string, string>>) => Promise<string>;
  /** Stops everything and takes the folder away. */
  stop(): Promise<void>;
}

const folders = [
  'bin',
  'etc/nginx/conf.d',
  'etc/ssl/portal.example',
  'etc/systemd/system',
  'home',
  'log',
  'opt',
  'run',
  'var/backups',
  'var/lib/postgresql/17',
];

/** The programs of Debian's newest PostgreSQL. */
function postgresPrograms(): string {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  const [newest] = versions.toSorted((a, b) => Number(b) - Number(a));
  if (newest === undefined) throw new Error('PostgreSQL is needed: apt-get install postgresql');
  return join(folder, newest, 'bin');
}

/** Makes the cluster that a package of Debian would have made. @returns the folder of its programs */
function makeCluster(folder: string, port: string): string {
  const bin = postgresPrograms();
  const data = join(folder, 'var/lib/postgresql/17/main');
  run('chown', ['-R', 'postgres:postgres', join(folder, 'var/lib/postgresql')]);
  const options = ['--encoding=UTF8', '--locale=C', '--auth-local=trust', '--auth-host=scram-sha-256'];
  run('runuser', ['-u', 'postgres', '--', join(bin, 'initdb'), '-D', data, ...options], { cwd: folder });
  const settings = `port = ${port}\nunix_socket_directories = '${folder}/run'\nlisten_addresses = '127.0.0.1'\n`;
  writeFileSync(join(data, 'postgresql.conf'), settings, { flag: 'a' });
  return bin;
}

/** The programs that are not there, or act elsewhere. */
function writePrograms(bin: string): void {
  const write = (name: string, ...lines: string[]): void => {
    writeFileSync(join(bin, name), `#!/bin/bash\n${lines.join('\n')}\n`, { mode: 0o755 });
  };
  const standIns = join(root, 'tests/operations/stand-ins.mjs');
  for (const name of ['systemctl', 'nginx'])
    write(name, `exec "${process.execPath}" "${standIns}" ${name} "$@"`);
  // Root may do what sudo is for, and becomes somebody else for `-u`.
  write(
    'sudo',
    'account=',
    'while [[ $1 == -* ]]; do if [[ $1 == -u ]]; then account=$2; shift; fi; shift; done',
    '[[ $account ]] && exec runuser -u "$account" -- "$@"',
    'exec "$@"',
  );
  symlinkSync(process.execPath, join(bin, 'node'));
}

/** @param versions what the page calls packages, and what they are called here */
export async function startMachine(versions: readonly [string, string][]): Promise<Machine> {
  if (process.getuid?.() !== 0)
    throw new Error('The commands of operators need root: run this part as root.');
  const folder = mkdtempSync(join(tmpdir(), 'aarambh-machine-'));
  const path = (of: string): string => join(folder, of);
  for (const each of folders) mkdirSync(path(each), { recursive: true });
  // Others than root work in it too.
  for (const each of ['', 'run', 'log']) chmodSync(path(each), 0o777);
  writeFileSync(path('etc/ssl/portal.example/fullchain.pem'), certificate);
  writeFileSync(path('etc/ssl/portal.example/privkey.pem'), certificateKey);

  const [front = '', plain = '', first = '', second = '', database = ''] = await freePorts(5);
  const gateway = await startGateway();
  const mail = await startMailServer();
  const origin = `https://localhost:${front}`;
  const words: [string, string][] = [
    ...versions,
    ...['opt', 'etc', 'var'].map((each): [string, string] => [`/${each}/`, `${path(each)}/`]),
    ['https://portal.example', origin],
    ['listen 443', `listen 127.0.0.1:${front}`],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['3001', first],
    ['3002', second],
    ['@db.example/', `@127.0.0.1:${database}/`],
    ['smtps://USER:PASSWORD@mail.example', `smtp://127.0.0.1:${mail.port}`],
    ['https://sms.example/send', `http://127.0.0.1:${gateway.port}/`],
    ['SMS_GATEWAY_KEY=\n', 'SMS_GATEWAY_KEY=gw_7Hq2mXv9Lr4TzB8kWn\n'],
  ];
  const here = (text: string): string =>
    words.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);

  const bin = makeCluster(folder, database);
  const postgres = { bin, data: path('var/lib/postgresql/17/main') };
  writeFileSync(path('machine.json'), JSON.stringify({ words, postgres }));
  writePrograms(path('bin'));
  const usual = {
    MACHINE: folder,
    PATH: `${path('bin')}:${bin}:/usr/sbin:/usr/bin:/sbin:/bin`,
    HOME: path('home'),
    PGHOST: path('run'),
    PGPORT: database,
    CURL_CA_BUNDLE: path('etc/ssl/portal.example/fullchain.pem'),
  };
  const sh: Machine['sh'] = async (commands, env = {}) => {
    const child = spawn('bash', ['-c', `set -euo pipefail\n${here(commands)}`], {
      cwd: path('home'),
      env: { ...usual, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    const [said, errors] = await Promise.all([readText(child.stdout), readText(child.stderr)]);
    const [code] = await ended;
    if (code === 0) return said;
    const logs = globSync('log/*', { cwd: folder }).map(
      (name) => `${name}:\n${readFileSync(path(name), 'utf8').slice(-2_000)}`,
    );
    throw new Error([here(commands), said, errors, ...logs].join('\n'));
  };
  await sh('systemctl start postgresql');
  const stop = async (): Promise<void> => {
    await sh('systemctl stop aarambh@3001 aarambh@3002 || true; systemctl stop postgresql || true');
    const nginx = existsSync(path('run/nginx.pid')) ? readFileSync(path('run/nginx.pid'), 'utf8') : '';
    if (nginx !== '') process.kill(Number(nginx), 'SIGQUIT');
    gateway.close();
    await mail.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, here, path, sh, codeFor: gateway.codeFor, stop };
}
