/** The tarballs of the last release and of the next one. */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageNames, run } from './packed.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Commits that stand for a release whose own does not build: the types of 0.1.0 did not. */
const mended: Readonly<Record<string, string>> = { '0.1.0': '651da8596b55edbe2d7fcf685360cb7e1554b85c' };

/** A release: its version, its tarballs by the name of the package, and the folder with its sources. */
export type Release = {
  readonly version: string;
  readonly tarballs: readonly string[];
  readonly sources: string;
};

const versionIn = (manifest: string): string => String(JSON.parse(manifest).version);

/** The commit that gave the packages a version. */
function commitOf(version: string): string | undefined {
  const line = `"version": "${version}"`;
  return run(root, 'git', ['log', '--format=%H', `-S${line}`, '--', 'packages/ui/package.json'])
    .trim()
    .split('\n')
    .at(-1);
}

function packAll(sources: string, folder: string): string[] {
  for (const name of packageNames) {
    run(join(sources, 'packages', name), 'pnpm', ['pack', '--ignore-scripts', '--pack-destination', folder]);
  }
  return globSync('*.tgz', { cwd: folder }).map((file) => join(folder, file));
}

/**
 * The release that the packages' manifests name, built from the commit that made it. It is kept for the next run.
 * @throws {Error} where git does not have that commit, as in a shallow clone
 */
export function lastRelease(): Release {
  const version = versionIn(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));
  const folder = join(root, '.cache', 'releases', version);
  const sources = join(folder, 'sources');
  const done = join(folder, 'packed');
  if (!existsSync(done)) {
    const commit = mended[version] ?? commitOf(version);
    if (!commit)
      throw new Error(`No commit made ${version}: the test needs the whole history (git fetch --unshallow).`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(sources, { recursive: true });
    const archive = join(folder, 'sources.tar');
    run(root, 'git', ['archive', '--output', archive, commit]);
    run(sources, 'tar', ['-xf', archive]);
    const env = { CI: '1' };
    run(
      sources,
      'pnpm',
      ['install', '--frozen-lockfile', '--prefer-offline', '--filter', './packages/*...'],
      env,
    );
    run(sources, 'pnpm', ['--filter', './packages/*', 'run', 'build'], env);
    packAll(sources, folder);
    writeFileSync(done, commit);
  }
  const tarballs = globSync('*.tgz', { cwd: folder }).map((file) => join(folder, file));
  return { version, tarballs, sources };
}

/** Gives packages in a folder the versions and ranges of the changesets that lie there, and packs them. */
function versioned(sources: string, packed: string): Release {
  const git = (...args: string[]): string =>
    run(sources, 'git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args]);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all', '--force', '.changeset', 'packages/*/package.json');
  git('commit', '--quiet', '--message', 'before');
  run(sources, join(root, 'node_modules/.bin/changeset'), ['version'], { CI: '1' });
  const versions = packageNames.map((name) =>
    versionIn(readFileSync(join(sources, 'packages', name, 'package.json'), 'utf8')),
  );
  const [version = ''] = versions;
  if (versions.some((other) => other !== version))
    throw new Error(`The packages have ${versions.join(', ')}, not one version.`);
  mkdirSync(packed, { recursive: true });
  return { version, tarballs: packAll(sources, packed), sources };
}

/** What the next release will be: the versions and ranges that `changeset version` gives to what is built now. Nothing of the repository changes. */
export function nextRelease(folder: string): Release {
  const sources = join(folder, 'next');
  mkdirSync(sources, { recursive: true });
  for (const file of ['package.json', 'pnpm-workspace.yaml', '.changeset']) {
    cpSync(join(root, file), join(sources, file), { recursive: true });
  }
  for (const name of packageNames) {
    const from = join(root, 'packages', name);
    const to = join(sources, 'packages', name);
    for (const file of [
      'package.json',
      'README.md',
      'CHANGELOG.md',
      'LICENSE',
      'codemods',
      'dist',
      'tokens',
    ]) {
      if (existsSync(join(from, file))) cpSync(join(from, file), join(to, file), { recursive: true });
    }
    // A workspace's range is read from what is installed.
    const scope = join(to, 'node_modules', '@aarambh');
    mkdirSync(scope, { recursive: true });
    for (const other of packageNames) symlinkSync(join(sources, 'packages', other), join(scope, other));
    symlinkSync(join(root, 'openapi'), join(scope, 'openapi'));
  }
  return versioned(sources, join(folder, 'packed'));
}

/** The minor that follows a release which `nextRelease` has made in the same folder: one package has something new. */
export function minorAfter({ sources }: Release, folder: string): Release {
  writeFileSync(
    join(sources, '.changeset', 'more.md'),
    "---\n'@aarambh/ui': minor\n---\n\n**Button**: more.\n",
  );
  return versioned(sources, join(folder, 'packed-after'));
}
