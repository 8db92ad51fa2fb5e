/** What "Copy code" of Storybook gives, pasted into files beside nothing else: every example compiles against the entries of the packages. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storyExamples } from '../docs/source/storyExamples.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));
/** Below the forms, which depend on all that the examples import. */
const folder = join(packages, 'forms', 'examples-to-compile');

/** A few stories show parts of this repository, which no app has. */
const isForApps = (code: string): boolean => !/from '(?:packages\/|storybook)/.test(code);

const examples = globSync(['ui/{src,docs}/**/*.stories.tsx', 'forms/src/**/*.stories.tsx'], {
  cwd: packages,
}).flatMap((path) =>
  [...storyExamples(packages + path)]
    .filter(([, code]) => isForApps(code))
    .map(([name, code]) => ({ path: `${basename(path, '.stories.tsx')}-${name}.tsx`, code })),
);

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const { path, code } of examples) writeFileSync(join(folder, path), code);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../../tsconfig.base.json',
      compilerOptions: { lib: ['es2023', 'dom', 'dom.iterable'] },
      include: ['*.tsx'],
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is there for most stories', () => {
  expect(examples.length).toBeGreaterThan(900);
  expect(new Set(examples.map(({ path }) => path)).size).toBe(examples.length);
});

it('compiles', () => {
  const { status, stdout } = spawnSync('tsc', ['-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
