/** A database of three machines on this one: what deploy/high-availability says, with other ports, and a gate for each cable. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { lentAccount } from '../../scripts/postgres.mjs';
import { makeScratchFolder } from '../../scripts/scratch-folder.mjs';
import { openGate, portOf, type Gate } from './gate.ts';

const names = ['db1', 'db2', 'db3'] as const;
const files = new URL('../../deploy/high-availability/', import.meta.url);
const fileOf = (name: string): string => readFileSync(new URL(name, files), 'utf8');

/** Milliseconds that three nodes may take to be whole again: one that was cut may have to be copied anew. */
const settling = 120_000;

export interface Node {
  name: string;
  patroni: ChildProcess;
  /** Process id of PostgreSQL's first process; undefined while there is none. */
  postmaster: () => number | undefined;
  /** The ways in, and the way to etcd. */
  gates: readonly Gate[];
  /** What Patroni says of itself, past the gates. */
  api: string;
}

export interface Cluster {
  nodes: readonly Node[];
  /** Address with all hosts, straight to the nodes. */
  hosts: string;
  pooler: string;
  replicas: string;
  /** The node that Patroni says is the primary. @throws when there is none */
  primary: () => Promise<Node>;
  /** Resolves once there is one primary, one replica that it waits for, and one more. @throws after two minutes */
  settled: () => Promise<void>;
  /** Hands the role to the replica that the primary waits for, as `patronictl switchover` does. */
  switchOver: () => Promise<void>;
  stop: () => Promise<void>;
}

/** @throws when a program is missing, or the nodes do not find together */
export async function startCluster(): Promise<Cluster> {
  const programs = ['etcd', 'patroni', 'haproxy', 'pgbouncer'];
  const missing = programs.filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.length > 0) {
    throw new Error(`${missing.join(', ')} missing: apt-get install patroni etcd-server haproxy pgbouncer.`);
  }
  const account = lentAccount();
  const folder = makeScratchFolder('aarambh-ha-');
  chmodSync(folder, 0o755);
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const children: ChildProcess[] = [];
  const run = (name: string, program: string, args: readonly string[], env: Record<string, string> = {}) => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(program, args, {
      env: { PATH: process.env.PATH, ...env },
      cwd: folder,
      stdio: ['ignore', log, log],
      ...account,
    });
    children.push(child);
    return child;
  };
  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    if (account.uid !== undefined) chownSync(path, account.uid, account.gid);
    return path;
  };

  const [client = 0, peer = 0, toPrimary = 0, toReplicas = 0, pooler = 0, ...own] = await freePorts(11);
  run('etcd', 'etcd', ['--unsafe-no-fsync'], {
    ...settingsOf(
      'etcd.env',
      {
        ETCD_DATA_DIR: join(folder, 'etcd'),
        ETCD_INITIAL_CLUSTER: `db1=http://127.0.0.1:${peer}`,
      },
      (value) =>
        value.replace('10.0.0.1:2379', `127.0.0.1:${client}`).replace('10.0.0.1:2380', `127.0.0.1:${peer}`),
    ),
  });

  const passwords = { postgres: word(), replicator: word(), aarambh: word() };
  const yml = write(
    'patroni.yml',
    fileOf('patroni.yml')
      .replaceAll('10.0.0.0/24', '127.0.0.1/32')
      .replace(/bin_dir: .*/, `bin_dir: ${binaries()}`),
  );
  const nodes: Node[] = [];
  for (const [index, name] of names.entries()) {
    const [port = 0, api = 0] = own.slice(2 * index);
    const gates = [await openGate(() => port), await openGate(() => api), await openGate(() => client)];
    const [toServer, toAPI, toEtcd] = gates.map((gate) => `127.0.0.1:${gate.port}`);
    const data = join(folder, name);
    const env = settingsOf('node.env', {
      PATRONI_NAME: name,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${api}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: toAPI ?? '',
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: toServer ?? '',
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
      PATRONI_ETCD3_HOSTS: toEtcd ?? '',
      // Otherwise it goes to where etcd says it is, around the gate.
      PATRONI_ETCD3_USE_PROXIES: 'true',
      PATRONI_SUPERUSER_PASSWORD: passwords.postgres,
      PATRONI_REPLICATION_PASSWORD: passwords.replicator,
    });
    nodes.push({
      name,
      patroni: run(name, 'patroni', [yml], env),
      postmaster: () => postmasterOf(data),
      gates,
      api: `http://127.0.0.1:${api}`,
    });
  }

  const cluster: Cluster = {
    nodes,
    hosts: `postgres://aarambh:${passwords.aarambh}@${nodes.map(({ gates }) => `127.0.0.1:${gates[0]?.port}`).join(',')}/aarambh?target_session_attrs=read-write`,
    pooler: `postgres://aarambh:${passwords.aarambh}@127.0.0.1:${pooler}/aarambh`,
    replicas: `postgres://aarambh:${passwords.aarambh}@127.0.0.1:${toReplicas}/aarambh`,
    primary: async () => {
      for (const node of nodes)
        if (await isOK(`http://127.0.0.1:${node.gates[1]?.port}/primary`)) return node;
      throw new Error('There is no primary.');
    },
    settled: () =>
      until(async () => {
        const members = await membersBy(await cluster.primary());
        const roles = members.filter(isWell).map(({ role }) => role);
        return roles.toSorted().join() === 'leader,replica,sync_standby';
      }),
    switchOver: async () => {
      const primary = await cluster.primary();
      const members = await membersBy(primary);
      const candidate = members.find(({ role }) => role === 'sync_standby')?.name;
      const answer = await fetch(`${primary.api}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: primary.name, candidate }),
      });
      if (!answer.ok) throw new Error(`No switchover: ${await answer.text()}`);
    },
    stop: async () => {
      for (const { patroni, postmaster } of nodes) {
        const pid = postmaster();
        signal(patroni.pid, 'SIGKILL');
        // First it must be able to hear.
        for (const each of pid === undefined ? [] : [pid, ...childrenOf(pid)]) signal(each, 'SIGCONT');
        signal(pid, 'SIGQUIT');
        if (pid !== undefined) await until(async () => !existsSync(`/proc/${pid}`));
      }
      for (const child of children.toReversed()) {
        child.kill('SIGKILL');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      }
      for (const gate of nodes.flatMap(({ gates }) => gates)) gate.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await until(async () => {
      if (nodes.some(({ patroni }) => patroni.exitCode !== null)) return true;
      return cluster.primary().then(() => true);
    });
    await makeAccount(await cluster.primary(), passwords);
    let haproxy = fileOf('haproxy.cfg')
      .replace('127.0.0.1:5000', `127.0.0.1:${toPrimary}`)
      .replace('127.0.0.1:5001', `127.0.0.1:${toReplicas}`);
    for (const [index, { name, gates }] of nodes.entries()) {
      haproxy = haproxy.replaceAll(
        `server ${name} 10.0.0.${index + 1}:5432 check port 8008`,
        `server ${name} 127.0.0.1:${gates[0]?.port} check port ${gates[1]?.port}`,
      );
    }
    run('haproxy', 'haproxy', ['-db', '-f', write('haproxy.cfg', haproxy)]);
    const users = write('userlist.txt', `"aarambh" "${passwords.aarambh}"\n`);
    const settings = fileOf('pgbouncer.ini')
      .replace('port=5000', `port=${toPrimary}`)
      .replace('listen_port = 6432', `listen_port = ${pooler}`)
      .replace('/etc/pgbouncer/userlist.txt', users);
    run('pgbouncer', 'pgbouncer', [write('pgbouncer.ini', settings)]);
    await cluster.settled();
    return cluster;
  } catch (error) {
    const said = ['etcd', ...names, 'haproxy', 'pgbouncer']
      .map((name) => join(folder, `${name}.log`))
      .filter((path) => existsSync(path))
      .map((path) => `${path}\n${readFileSync(path, 'utf8').slice(-3_000)}`);
    await cluster.stop();
    throw new Error(said.join('\n'), { cause: error });
  }
}

/** Stops every process of a node where it is, as a machine that hangs; called again with `SIGCONT` they go on and know nothing of it. */
export function signalNode({ patroni, postmaster }: Node, name: 'SIGSTOP' | 'SIGCONT'): void {
  const pid = postmaster();
  for (const each of [patroni.pid, pid, ...(pid === undefined ? [] : childrenOf(pid))]) signal(each, name);
}

/** A member of the cluster as Patroni tells of it. */
interface Member {
  name: string;
  role: string;
  state: string;
}

async function membersBy({ api }: Node): Promise<Member[]> {
  const answer = await fetch(`${api}/cluster`, { signal: AbortSignal.timeout(3_000) });
  const { members }: { members: Member[] } = JSON.parse(await answer.text());
  return members;
}

const isWell = ({ state }: Member): boolean => state === 'running' || state === 'streaming';

async function isOK(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const over = Date.now() + settling;
  for (;;) {
    const failure = await condition().then(
      (isSo) => (isSo ? undefined : new Error('The nodes have not found together in two minutes.')),
      (error: unknown) => error,
    );
    if (failure === undefined) return;
    if (Date.now() > over) throw failure;
    await pause(250);
  }
}

async function makeAccount({ gates }: Node, passwords: { postgres: string; aarambh: string }): Promise<void> {
  const client = new Client({
    connectionString: `postgres://postgres:${passwords.postgres}@127.0.0.1:${gates[0]?.port}/postgres`,
  });
  await client.connect();
  for (const statement of fileOf('account.sql')
    .replaceAll(/^--.*$/gm, '')
    .split(';')) {
    if (statement.trim() !== '') await client.query(statement);
  }
  await client.query(`alter role aarambh password '${passwords.aarambh}'`);
  await client.end();
}

/** The settings of a file, some of them others. */
function settingsOf(
  name: string,
  other: Record<string, string>,
  change = (value: string): string => value,
): Record<string, string> {
  const lines = fileOf(name).matchAll(/^(\w+)=(.*)$/gm);
  const said = Object.fromEntries([...lines].map(([, key = '', value = '']) => [key, change(value)]));
  return { ...said, ...other };
}

const word = (): string => randomBytes(12).toString('hex');

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

function postmasterOf(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return existsSync(`/proc/${pid}`) ? pid : undefined;
  } catch {
    return undefined;
  }
}

const childrenOf = (pid: number): number[] =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.trim() !== '')
    .map(Number);

/** Of Debian's newest PostgreSQL: Patroni needs more of its programs than lie on the path. */
function binaries(): string {
  const debian = '/usr/lib/postgresql';
  const [newest = ''] = readdirSync(debian).toSorted((one, other) => Number(other) - Number(one));
  return join(debian, newest, 'bin');
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map(portOf);
  for (const server of servers) server.close();
  return ports;
}
