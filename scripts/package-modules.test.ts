import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyModules } from './package-modules.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aarambh-modules-'));
  write('app/package.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: unknown = {}): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
}

/** Makes a package as pnpm keeps it: in the store, and a link to it where it is needed. */
function link(store: string, to: string): void {
  mkdirSync(dirname(join(folder, to)), { recursive: true });
  symlinkSync(join(folder, store), join(folder, to));
}

const copy = (...names: string[]): string[] => {
  copyModules(join(folder, 'app/package.json'), names, join(folder, 'out'));
  return globSync('**/*.*', { cwd: join(folder, 'out') }).toSorted();
};

test('what a package needs comes with it, and what no program reads does not', () => {
  write('store/a/node_modules/a/package.json', {
    dependencies: { b: '1' },
    optionalDependencies: { 'of-another-platform': '1' },
  });
  for (const name of [
    'index.js',
    'index.d.ts',
    'index.js.map',
    'README.md',
    'core.wasm',
    'core.wasm.base64-x.js',
  ])
    write(`store/a/node_modules/a/${name}`);
  write('store/b/node_modules/b/package.json');
  write('store/b/node_modules/b/node_modules/c/bundled.js');
  link('store/b/node_modules/b', 'store/a/node_modules/b');
  link('store/a/node_modules/a', 'app/node_modules/a');
  expect(copy('a')).toEqual(['a/core.wasm', 'a/index.js', 'a/package.json', 'b/package.json']);
});

test('of fonts, regular and bold', () => {
  const font = 'app/node_modules/@expo-google-fonts/noto-sans';
  for (const path of [
    'package.json',
    '400Regular/a.ttf',
    '700Bold/b.ttf',
    '900Black/c.ttf',
    'font-family.png',
  ])
    write(`${font}/${path}`);
  const names = copy('@expo-google-fonts/noto-sans').map((path) =>
    path.slice(path.indexOf('noto-sans/') + 10),
  );
  expect(names).toEqual(['400Regular/a.ttf', '700Bold/b.ttf', 'package.json']);
});

test('a package that is not installed is named', () => {
  expect(() => copy('absent')).toThrow('absent is not installed');
});

test('two versions of one package are not put in one place', () => {
  for (const name of ['a', 'b']) {
    write(`app/node_modules/${name}/package.json`, { dependencies: { c: '1' } });
    write(`app/node_modules/${name}/node_modules/c/package.json`);
  }
  expect(() => copy('a', 'b')).toThrow('Two versions of c are needed');
});
