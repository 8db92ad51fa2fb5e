/** The package of this tree, and the program of the release before. */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './tools.ts';

export interface Package {
  /** As it stands in the name: the day and the commit. */
  version: string;
  archive: string;
  bill: string;
  sums: string;
}

/** Makes it anew. */
export function makePackage(): Package {
  const said = run('node', [join(root, 'scripts/package.mjs')]);
  const archive = said.trim().split('\n').at(-1) ?? '';
  const stem = archive.replace(/\.tar\.gz$/, '');
  const version = /aarambh-(.*)-linux-x64$/.exec(stem)?.[1];
  if (version === undefined) throw new Error(`The page is for Linux (x64); this package is ${archive}.`);
  return { version, archive, bill: `${stem}.cdx.json`, sums: `${stem}.sha256` };
}

/**
 * The commit of the release before: what was kept of it last (`apps/backend/test/database/releases`) is committed with it.
 * @throws {Error} where git does not have it, as in a shallow clone
 */
export function lastRelease(): string {
  const kept = 'apps/backend/test/database/releases';
  const newest = globSync('*', { cwd: join(root, kept), exclude: ['*.md'] })
    .toSorted()
    .at(-1);
  const file = `${kept}/${newest}/database.sql.gz`;
  const commit = run('git', ['log', '--diff-filter=A', '--format=%H', '--', file]).trim().split('\n').at(-1);
  if (!commit)
    throw new Error(`No commit kept ${newest}: the test needs the whole history (git fetch --unshallow).`);
  return commit;
}

/**
 * Puts the program of an older commit where the page puts packages: its sources, what they need, and what its own bundler makes of them. It has
 * no portal.
 */
export function installSources(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  run('git', ['archive', '--output', archive, commit]);
  run('tar', ['-C', folder, '-xf', archive]);
  rmSync(archive);
  const only = ['--filter', '@aarambh/backend...', '--filter', '@aarambh/openapi'];
  run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', ...only], {
    cwd: folder,
    env: { CI: '1' },
  });
  run('pnpm', ['--filter', '@aarambh/openapi', '--filter', '@aarambh/backend', 'run', 'build'], {
    cwd: folder,
  });
}
