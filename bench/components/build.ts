import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { pages, type Library, type Page } from './libraries.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const peers = join(here, 'peers');

/** Where the built pages are: `<library>/<page>/index.html`, and `<library>/all/` with all of them in one bundle. */
export const built = fileURLToPath(new URL('../../.cache/component-bench', import.meta.url));

/** Installs the peers, which the project itself does not need. Throws when that fails, for example without a network. */
export function installPeers(): void {
  const { status } = spawnSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: peers,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The libraries to compare with cannot be installed.');
}

/** The page with the elements that React draws into, and the script that draws. */
function writeEntry(folder: string, library: Library, shown: readonly Page[]): void {
  const source = join(here, library.folder);
  const extension = library.name === 'ours' ? 'tsx' : 'jsx';
  const frame = join(source, `Frame.${extension}`);
  const hasFrame = existsSync(frame);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${library.name}</title></head><body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>`,
  );
  writeFileSync(
    join(folder, 'main.jsx'),
    [
      `import { createRoot } from 'react-dom/client';`,
      hasFrame ? `import { Frame } from '${frame}';` : `import { Fragment as Frame } from 'react';`,
      ...shown.map((page) => `import ${page} from '${join(source, `${page}.${extension}`)}';`),
      `const pages = { ${shown.join(', ')} };`,
      `const Page = pages[location.hash.slice(1)] ?? ${shown[0]};`,
      `createRoot(document.getElementById('root')).render(<Frame><Page /></Frame>);`,
    ].join('\n'),
  );
}

async function buildEntry(library: Library, name: string, shown: readonly Page[]): Promise<void> {
  const isOurs = library.name === 'ours';
  // Beside the sources, so that packages are found from there.
  const entry = join(isOurs ? here : peers, '.entries', library.name, name);
  writeEntry(entry, library, shown);
  try {
    await build({
      root: entry,
      base: './',
      configFile: false,
      logLevel: 'error',
      plugins: [
        react(),
        ...(isOurs
          ? [
              vanillaExtractPlugin(),
              { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
            ]
          : []),
      ],
      resolve: { dedupe: ['react', 'react-dom'] },
      build: {
        outDir: join(built, library.name, name),
        emptyOutDir: true,
        target: 'es2023',
        reportCompressedSize: false,
        modulePreload: { polyfill: false },
      },
    });
  } finally {
    rmSync(entry, { recursive: true });
  }
}

/** Builds those of the wanted pages that a library has, each alone; when all are wanted, also all of ours in one bundle. */
export async function buildPages(library: Library, wanted: readonly Page[]): Promise<void> {
  for (const page of library.pages) if (wanted.includes(page)) await buildEntry(library, page, [page]);
  if (library.name === 'ours' && wanted.length === pages.length) await buildEntry(library, 'all', pages);
}
