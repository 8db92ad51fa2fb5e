/** Programs of the machine that operators use, and that a run without them must not pass over. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Debian's package of a program. */
const packageOf: Readonly<Record<string, string>> = {
  caddy: 'caddy',
  'docker-compose': 'docker-compose',
  nginx: 'nginx-light',
  pg_basebackup: 'postgresql',
  'systemd-analyze': 'systemd',
};

/**
 * Runs a program to its end.
 * @returns what it wrote to standard output
 * @throws {Error} with everything that it said when it fails, and with what to install when it is not there
 */
export function run(
  command: string,
  args: readonly string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): string {
  const result = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  });
  if (result.error !== undefined) {
    const install = packageOf[command];
    const remedy = install === undefined ? result.error.message : `apt-get install ${install}`;
    throw new Error(`${command} is needed: ${remedy}`, { cause: result.error });
  }
  if (result.status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${result.stdout}${result.stderr}`);
  return result.stdout;
}

/**
 * Gets packages from npm that only these tests need, once.
 * @param packages each with its version
 * @returns the folder that finds them
 */
export function fromNpm(name: string, packages: readonly string[]): string {
  const folder = join(root, '.cache', 'operations', name);
  if (!existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true });
    const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    execFileSync('npm', ['install', '--prefix', folder, ...options, ...packages], { stdio: 'inherit' });
  }
  return folder;
}
