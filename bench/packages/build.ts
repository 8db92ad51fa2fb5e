import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { dependencies, type PageSource } from './libraries.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const cache = fileURLToPath(new URL('../../.cache/bench/', import.meta.url));

/** Bytes as they travel. */
export interface Weight {
  readonly gzip: number;
  readonly brotli: number;
}

/** Installs the other libraries, which the project does not need, beside the built pages. Throws when that fails, as without a network. */
export function installLibraries(): void {
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    join(cache, 'package.json'),
    JSON.stringify({ name: 'bench-packages', private: true, type: 'module', dependencies }, null, 2),
  );
  writeFileSync(
    join(cache, 'pnpm-workspace.yaml'),
    'packages:\n  - .\npmOnFail: ignore\nminimumReleaseAge: 1440\n',
  );
  const { status } = spawnSync('pnpm', ['install', '--prefer-offline'], {
    cwd: cache,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The libraries to compare with cannot be installed.');
}

function writeEntry(folder: string, frame: PageSource, page: PageSource): void {
  mkdirSync(folder, { recursive: true });
  // Beside the page, so that its packages are found from there.
  cpSync(join(here, 'sign-in'), join(folder, 'sign-in'), { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Page</title></head><body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>`,
  );
  writeFileSync(
    join(folder, 'main.jsx'),
    [
      `import { createRoot } from 'react-dom/client';`,
      ...frame.imports,
      ...page.imports,
      `const page = ${page.jsx};`,
      `createRoot(document.getElementById('root')).render(${frame.jsx});`,
    ].join('\n'),
  );
}

/** What a built page loads before anybody does anything: the scripts and style sheets that its HTML names, and what those import. */
function loadedAtOnce(folder: string): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, path = '']) => join(folder, path));
}

const everything = (folder: string): string[] =>
  globSync('assets/*.{js,css}', { cwd: folder }).map((path) => join(folder, path));

function weigh(files: readonly string[]): Weight {
  const bytes = files.map((file) => readFileSync(file));
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  return {
    gzip: sum(bytes.map((file) => gzipSync(file, { level: 9 }).length)),
    brotli: sum(bytes.map((file) => brotliCompressSync(file).length)),
  };
}

/**
 * Builds a page for a browser of today and weighs it.
 * @returns what it loads at once, and what it can load besides
 */
export async function weighPage(
  name: string,
  isOurs: boolean,
  frame: PageSource,
  page: PageSource,
): Promise<{ readonly atOnce: Weight; readonly all: Weight }> {
  // Where its packages are found from: ours are those of this repository.
  const entry = join(isOurs ? here : cache, '.entries', name);
  const outDir = join(cache, 'pages', name);
  writeEntry(entry, frame, page);
  try {
    await build({
      root: entry,
      base: './',
      configFile: false,
      logLevel: 'error',
      plugins: [
        react(),
        ...(isOurs ? [vanillaExtractPlugin()] : []),
        // React Aria asks every app to leave out the languages that it does not have.
        { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
      ],
      resolve: { dedupe: ['react', 'react-dom'] },
      build: {
        outDir,
        emptyOutDir: true,
        target: 'es2023',
        reportCompressedSize: false,
        modulePreload: { polyfill: false },
      },
    });
  } finally {
    rmSync(entry, { recursive: true });
  }
  return { atOnce: weigh(loadedAtOnce(outDir)), all: weigh(everything(outDir)) };
}
