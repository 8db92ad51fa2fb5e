import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShownFile } from './readme.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The published packages, by the name of their folder. */
export const packageNames = ['api-client', 'captcha', 'forms', 'ui'] as const;
export type PackageName = (typeof packageNames)[number];

/** Runs a program to its end; what it said is in the error when it fails. */
export function run(
  folder: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): string {
  try {
    return execFileSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, ...env },
    });
  } catch (error) {
    const said =
      error instanceof Error && 'stdout' in error && 'stderr' in error
        ? [error.stdout, error.stderr]
        : [error];
    throw new Error(`${command} ${args.join(' ')} failed:\n${said.join('\n')}`, { cause: error });
  }
}

/** Makes a folder that is gone after `remove`. */
export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'aarambh-packed-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Packs a built package as `pnpm publish` does. Returns the tarball's path. */
export function pack(name: PackageName, folder: string): string {
  run(join(root, 'packages', name), 'pnpm', ['pack', '--ignore-scripts', '--pack-destination', folder]);
  const [file] = globSync(`aarambh-${name}-*.tgz`, { cwd: folder });
  if (!file) throw new Error(`No tarball of ${name} in ${folder}`);
  return join(folder, file);
}

/** The version of a dependency that the catalog of the workspace pins. */
function pinned(name: string): string {
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const line = catalog.split('\n').find((text) => new RegExp(`^ {2}'?${name}'?:`).test(text));
  if (!line) throw new Error(`The catalog has no ${name}`);
  return line.split(': ')[1]?.trim() ?? '';
}

/** The versions of React that the packages say they work with; the catalog has the newest. */
const reactVersions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  18: { react: '18.3.1', 'react-dom': '18.3.1', '@types/react': '18.3.27', '@types/react-dom': '18.3.7' },
  19: {},
};

export const reactMajors = Object.keys(reactVersions);

/** An app to be made: its files, and the packages that it asks for by name. */
export type NewApp = {
  readonly name: string;
  readonly react: string;
  readonly files: readonly ShownFile[];
  readonly packages: Iterable<string>;
  /** Versions that are not the repository's, by the name of the package. */
  readonly versions?: Readonly<Record<string, string>>;
};

/**
 * Writes apps and installs what they ask for: our packages from their tarballs, all others in the version that the repository has. A
 * package that needs one that the app does not ask for is an error. Returns the folder of each app, by its name.
 */
export function installApps(folder: string, apps: readonly NewApp[]): Readonly<Record<string, string>> {
  const tarballs: Readonly<Record<string, string>> = Object.fromEntries(
    packageNames.map((name) => [`@aarambh/${name}`, `file:${pack(name, folder)}`]),
  );
  const folders = apps.map(({ name, react, files, packages, versions: own = {} }) => {
    const app = join(folder, name);
    for (const { path, text } of files) {
      mkdirSync(dirname(join(app, path)), { recursive: true });
      writeFileSync(join(app, path), text);
    }
    const versions = { ...tarballs, ...reactVersions[react], ...own };
    const dependencies = Object.fromEntries(
      [...packages].map((wanted) => [wanted, versions[wanted] ?? pinned(wanted)]),
    );
    const manifest: object = JSON.parse(files.find(({ path }) => path === 'package.json')?.text ?? '{}');
    mkdirSync(app, { recursive: true });
    writeFileSync(join(app, 'package.json'), JSON.stringify({ ...manifest, name, dependencies }, null, 2));
    return [name, app] as const;
  });
  const settings = {
    packages: apps.map(({ name }) => name),
    pmOnFail: 'ignore',
    strictPeerDependencies: true,
    autoInstallPeers: false,
    // What a dependency would build after it was installed is not needed, and is no error.
    strictDepBuilds: false,
    overrides: tarballs,
  };
  // JSON is YAML.
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings, null, 2));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'packed', private: true }));
  run(folder, 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], { CI: '1' });
  return Object.fromEntries(folders);
}
