// Measures what each entry costs an app, and writes the table of the README and the limits of new entries.
//
//   pnpm --filter @aarambh/ui sizes            new entries get a limit, the others keep theirs
//   pnpm --filter @aarambh/ui sizes --limits   every entry gets a new one
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Metafile } from 'esbuild';
import { entries, packageFolder } from './entries.ts';

/** Bytes after compression: brotli as most servers send it, gzip for the others. */
export type Size = { readonly brotli: number; readonly gzip: number };

/** What an entry adds to an app that has React. */
export type EntrySize = { readonly js: Size; readonly css: Size };

const limitsFile = `${packageFolder}size-limits.json`;
const readme = `${packageFolder}README.md`;
const marks = ['<!-- sizes -->', '<!-- /sizes -->'] as const;

/** The measured entries; texts that come with the index or on their own are data, not components, and no app ships what its tests use. */
export const measured: readonly string[] = Object.keys(entries).filter(
  (name) => !/^(?:messages|testing-|appTesting)/.test(name),
);

const sizeOf = (content: Uint8Array): Size =>
  content.length === 0
    ? { brotli: 0, gzip: 0 }
    : { brotli: brotliCompressSync(content).length, gzip: gzipSync(content, { level: 9 }).length };

/** The output for the entry and all that it loads at once; what it loads on demand is not counted. */
function loadedAtOnce(outputs: Metafile['outputs'], entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const { path, kind } of outputs[entry]?.imports ?? []) {
    if (kind === 'import-statement') loadedAtOnce(outputs, path, found);
  }
  return found;
}

/** Bundles the built entry as an app would, minified and without React. */
export async function measure(name: string): Promise<EntrySize> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: `export * from './dist/${name}.js';`, resolveDir: packageFolder, loader: 'js' },
    absWorkingDir: packageFolder,
    outdir: 'measured',
    bundle: true,
    splitting: true,
    write: false,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2023',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    legalComments: 'none',
    logLevel: 'error',
  });
  const own = loadedAtOnce(metafile.outputs, 'measured/stdin.js');
  const contents = (ending: string): Uint8Array =>
    Buffer.concat(
      outputFiles
        .filter(({ path }) => path.endsWith(ending))
        .filter(({ path }) => ending === '.css' || own.has(`measured/${path.split('/').at(-1)}`))
        .map(({ contents: bytes }) => bytes),
    );
  return { js: sizeOf(contents('.js')), css: sizeOf(contents('.css')) };
}

/** The committed limits: bytes of JavaScript and CSS together, after brotli. */
export function readLimits(): Record<string, number> {
  return existsSync(limitsFile) ? JSON.parse(readFileSync(limitsFile, 'utf8')) : {};
}

/** The names in the first column of the README's table. */
export function tableNames(): string[] {
  const [, rest = ''] = readFileSync(readme, 'utf8').split(marks[0]);
  const [table = ''] = rest.split(marks[1]);
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => String(name));
}

export const total = ({ js, css }: EntrySize): number => js.brotli + css.brotli;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Room for a fix, not for a feature: 3 % and 100 bytes, to the next ten. */
const limitFor = (size: EntrySize): number => Math.ceil((total(size) * 1.03 + 100) / 10) * 10;

async function write(): Promise<void> {
  const known = process.argv.includes('--limits') ? {} : readLimits();
  const rows: string[] = [];
  const limits: Record<string, number> = {};
  for (const name of measured) {
    const size = await measure(name);
    const limit = known[name] ?? limitFor(size);
    limits[name] = limit;
    const { js, css } = size;
    rows.push(
      `| \`${name}\` | ${kB(js.brotli)} | ${kB(css.brotli)} | ${kB(total(size))} | ${kB(js.gzip + css.gzip)} | ${kB(limit)} |`,
    );
  }
  const head = '| Entry | JS | CSS | Together | gzip | Limit |\n|---|--:|--:|--:|--:|--:|';
  const [before, rest = ''] = readFileSync(readme, 'utf8').split(marks[0]);
  const after = rest.split(marks[1])[1] ?? '\n';
  writeFileSync(readme, `${before}${marks[0]}\n\n${head}\n${rows.join('\n')}\n\n${marks[1]}${after}`);
  writeFileSync(limitsFile, `${JSON.stringify(limits, null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await write();
