import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the package. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));

const sources = (pattern: string): string[] => globSync(pattern, { cwd: packageFolder }).toSorted();

/** What the index exports is public and has an entry of its own; Field and the like are parts of others. */
function components(): Record<string, string> {
  const index = readFileSync(`${packageFolder}src/index.ts`, 'utf8');
  const files = [...index.matchAll(/'\.\/(components\/(\w+)\/index\.ts)'/g)];
  return Object.fromEntries(files.map(([, file, name]) => [String(name), `src/${file}`]));
}

/** The components: name and source file. */
export const componentEntries: Readonly<Record<string, string>> = components();

/** Everything that is built: name of the output without its ending, and source file in the package. */
export const entries: Readonly<Record<string, string>> = {
  index: 'src/index.ts',
  'testing-setup': 'src/appTesting/setup.ts',
  // Folders beside the components: theme, messages and the like.
  ...Object.fromEntries(sources('src/*/index.ts').map((file) => [basename(dirname(file)), file])),
  // Each language is a file of its own.
  ...Object.fromEntries(
    sources('src/messages/??.ts').map((file) => [`messages-${basename(file, '.ts')}`, file]),
  ),
  ...componentEntries,
};
