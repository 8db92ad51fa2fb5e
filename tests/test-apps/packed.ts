import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
const reactVersions: Readonly<Record<string, { react: string; types: string; typesOfDom: string }>> = {
  18: { react: '18.3.1', types: '18.3.27', typesOfDom: '18.3.7' },
  19: { react: pinned('react'), types: pinned('@types/react'), typesOfDom: pinned('@types/react-dom') },
};

export const reactMajors = Object.keys(reactVersions);

/** Installs the packed packages in a copy of the app for each React. Returns the folder of each, by major version. */
export function installApps(folder: string): Readonly<Record<string, string>> {
  const tarballs = Object.fromEntries(
    packageNames.map((name) => [`@aarambh/${name}`, `file:${pack(name, folder)}`]),
  );
  const apps = Object.entries(reactVersions).map(([major, { react, types, typesOfDom }]) => {
    const app = join(folder, `react-${major}`);
    mkdirSync(app);
    cpSync(join(root, 'tests', 'test-apps', 'app'), app, { recursive: true });
    const dependencies = {
      ...tarballs,
      '@types/react': types,
      '@types/react-dom': typesOfDom,
      react,
      'react-dom': react,
      'react-hook-form': pinned('react-hook-form'),
      '@vitejs/plugin-react': pinned('@vitejs/plugin-react'),
      typescript: pinned('typescript'),
      vite: pinned('vite'),
      zod: pinned('zod'),
    };
    const manifest = { name: `react-${major}`, private: true, type: 'module', dependencies };
    writeFileSync(join(app, 'package.json'), JSON.stringify(manifest, null, 2));
    return [major, app] as const;
  });
  const settings = {
    packages: ['react-*'],
    pmOnFail: 'ignore',
    strictPeerDependencies: true,
    autoInstallPeers: false,
    overrides: tarballs,
  };
  // JSON is YAML.
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings, null, 2));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'packed', private: true }));
  run(folder, 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], { CI: '1' });
  return Object.fromEntries(apps);
}
