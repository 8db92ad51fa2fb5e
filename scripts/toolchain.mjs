// Runs one of the project's scripts on the pinned Node and pnpm, with the dependencies installed.
//
//   node scripts/toolchain.mjs scripts/start.mjs [arguments]
//
// This file and parent.mjs are the only ones that must run on any Node from 20 up: the machine may have nothing else. The pinned
// programs come from npm into .cache/toolchain, once; a machine that already has them uses its own.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whenParentEnds } from './parent.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (...path) => readFileSync(join(root, ...path), 'utf8');

const nodeVersion = read('.node-version').trim();
const pnpmVersion = JSON.parse(read('package.json')).packageManager.split('@')[1];
const cache = join(root, '.cache', 'toolchain', `${nodeVersion}-${pnpmVersion}`);
const windows = process.platform === 'win32';

/** Ends with one sentence that says what to do; the details of a failed program follow it, without a stack. */
function stop(sentence, details = '') {
  console.error(`\n${sentence}`);
  const tail = details.trim().split('\n').slice(-12).join('\n');
  if (tail) console.error(`\n${tail}`);
  process.exit(1);
}

const noNetwork =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL|request to .* failed|error sending request|tcp connect error|dns error/i;

/** Runs a program to its end and gives back its exit code and everything it printed. */
function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows,
      ...options,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The folders to put on PATH so that `node` and `pnpm` are the pinned ones; downloads them the first time. */
async function toolchain() {
  const pnpm = spawnSync('pnpm', ['--version'], { encoding: 'utf8', shell: windows, cwd: root });
  if (process.versions.node === nodeVersion && pnpm.stdout?.trim() === pnpmVersion) return [];

  const bin = join(cache, 'node_modules', '.bin');
  const done = join(cache, 'installed');
  if (!existsSync(done)) {
    console.log(`Getting Node ${nodeVersion} and pnpm ${pnpmVersion} from npm (once).`);
    mkdirSync(cache, { recursive: true });
    const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    const install = await run('npm', [
      'install',
      '--prefix',
      cache,
      ...options,
      `node@${nodeVersion}`,
      `pnpm@${pnpmVersion}`,
    ]);
    if (install.code !== 0) {
      stop(
        noNetwork.test(install.output)
          ? 'npm cannot be reached: connect to the network (or set the registry npm should use) and run this again.'
          : `npm could not install Node ${nodeVersion} and pnpm ${pnpmVersion}; what it said:`,
        noNetwork.test(install.output) ? '' : install.output,
      );
    }
    writeFileSync(done, '');
  }
  return [bin];
}

/** A digest of everything that decides what is installed, so that an unchanged tree starts without asking pnpm. */
function dependencyDigest() {
  const digest = createHash('sha256').update(nodeVersion).update(pnpmVersion);
  const manifests = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'openapi/package.json'];
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, group)).toSorted())
      manifests.push(`${group}/${name}/package.json`);
  }
  for (const manifest of manifests) if (existsSync(join(root, manifest))) digest.update(read(manifest));
  return digest.digest('hex');
}

async function installDependencies(env) {
  const stamp = join(root, 'node_modules', '.installed');
  const digest = dependencyDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;

  console.log('Installing the dependencies.');
  const install = await run('pnpm', ['install', '--frozen-lockfile'], { env: { ...env, CI: '1' } });
  if (install.code !== 0) {
    stop(
      noNetwork.test(install.output)
        ? 'The dependencies cannot be downloaded: connect to the network and run this again.'
        : 'pnpm could not install the dependencies; what it said:',
      noNetwork.test(install.output) ? '' : install.output,
    );
  }
  writeFileSync(stamp, digest);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Aarambh needs Node 20 or newer to start; this is Node ${process.versions.node}.`);
}
const [script, ...args] = process.argv.slice(2);
if (!script) stop('Say which script to run, for example: node scripts/toolchain.mjs scripts/start.mjs');

const path = [...(await toolchain()), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
const env = { ...process.env, PATH: path };
await installDependencies(env);

const child = spawn('node', [join(root, script), ...args], {
  cwd: process.cwd(),
  env,
  stdio: 'inherit',
  shell: windows,
});
// The child decides how to end; without these the wrapper would die first and leave it behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
if (process.env.npm_lifecycle_event !== undefined) whenParentEnds(() => child.kill('SIGTERM'));
child.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
