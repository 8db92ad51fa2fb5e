// A throw-away PostgreSQL for the tests: a new cluster in a temporary folder, on loopback, without durability.
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder of initdb, pg_ctl and postgres, or undefined where PostgreSQL is not installed. */
function binaries() {
  const debian = '/usr/lib/postgresql';
  const folders = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : [];
  folders.push(...(process.env.PATH ?? '').split(':'));
  return folders
    .toReversed()
    .find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))));
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a cluster and gives back its address and a function that ends and removes it; undefined where the machine
 * has no PostgreSQL, or none that may be started by this user.
 */
export async function startPostgres() {
  const bin = binaries();
  if (!bin) return undefined;
  // PostgreSQL refuses to run as root, so a container's root lends it the account its package made.
  const asRoot = process.getuid?.() === 0;
  const account = asRoot ? spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }) : undefined;
  if (account && account.status !== 0) return undefined;

  const folder = mkdtempSync(join(tmpdir(), 'aarambh-postgres-'));
  if (account) chownSync(folder, Number(account.stdout), -1 >>> 0);
  const run = (program, args) => {
    const command = [join(bin, program), ...args];
    const [file, ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    // The server inherits what it is given: an open pipe would keep this call waiting for as long as it lives.
    execFileSync(file, rest, { cwd: folder, stdio: 'ignore' });
  };

  const data = join(folder, 'data');
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=200`;
  const begin = () => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  try {
    run('initdb', [
      '-D',
      data,
      '-U',
      'aarambh',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ]);
    begin();
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  return {
    url: `postgres://aarambh@127.0.0.1:${port}/postgres`,
    /**
     * Stops the server and starts it again on the same data.
     * @param mode how: `fast` ends the connections in order, `immediate` as a crash would
     * @param meanwhile what is done before it starts
     */
    async restart(mode, meanwhile) {
      run('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop']);
      await meanwhile?.();
      begin();
    },
    stop() {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
