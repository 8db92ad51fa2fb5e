/** The types of every entry, with those of what they bring, in the oldest and the newest TypeScript that the READMEs name. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { componentEntries } from '../../packages/ui/scripts/entries.ts';
import { installApps, packageNames, reactMajors, run, temporaryFolder } from './packed.ts';

const folder = temporaryFolder();
const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
const oldest = '5.4.5';
const compilers = [oldest, 'newest'] as const;

/** What can be imported of a package and has types. */
function entriesOf(name: string): string[] {
  const { publishConfig } = JSON.parse(readFileSync(`${packages}${name}/package.json`, 'utf8')) as {
    publishConfig: { exports: Record<string, unknown> };
  };
  const written = Object.entries(publishConfig.exports)
    .filter(([entry, target]) => typeof target === 'object' && !entry.includes('*'))
    .map(([entry]) => entry.slice(2));
  const components = name === 'ui' ? ['messages/en', 'messages/hi', ...Object.keys(componentEntries)] : [];
  return [...written, ...components].map((entry) => `@aarambh/${name}${entry && `/${entry}`}`);
}

const imports = packageNames.flatMap(entriesOf);
const files = [
  {
    path: 'all.ts',
    text: [
      ...imports.map((entry, index) => `import type * as entry${index} from '${entry}';`),
      `export type All = [${imports.map((_, index) => `typeof entry${index}`).join(', ')}];`,
    ].join('\n'),
  },
  {
    path: 'tsconfig.json',
    text: JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        types: [],
      },
      include: ['all.ts'],
    }),
  },
];

const peers = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  'react-hook-form',
  'zod',
  'typescript',
  '@testing-library/dom',
  '@testing-library/user-event',
];
const cases = compilers.flatMap((compiler) => reactMajors.map((react) => ({ compiler, react })));
const nameOf = (compiler: string, react: string): string => `types-${compiler}-${react}`;
let folders: Readonly<Record<string, string>>;

beforeAll(() => {
  folders = installApps(
    folder.path,
    cases.map(({ compiler, react }) => ({
      name: nameOf(compiler, react),
      react,
      files,
      packages: [...packageNames.map((name) => `@aarambh/${name}`), ...peers],
      ...(compiler === oldest && { versions: { typescript: oldest } }),
    })),
  );
});
afterAll(folder.remove);

it.each(packageNames)('are promised for the oldest in the README of %s', (name) => {
  expect(readFileSync(`${packages}${name}/README.md`, 'utf8')).toContain('TypeScript 5.4 or newer');
});

it.each(cases)('hold in TypeScript $compiler beside React $react', ({ compiler, react }) => {
  const app = folders[nameOf(compiler, react)] ?? '';
  expect(run(app, 'node', ['node_modules/typescript/bin/tsc', '-p', '.'])).toBe('');
});
