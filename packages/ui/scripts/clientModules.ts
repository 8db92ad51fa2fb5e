import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Options } from 'tsup';

/** What React offers to server components; a module that imports anything else of it runs in browsers. */
const serverApi = new Set([
  'Children',
  'Fragment',
  'StrictMode',
  'Suspense',
  'cloneElement',
  'createElement',
  'createRef',
  'forwardRef',
  'isValidElement',
  'lazy',
  'memo',
  'useCallback',
  'useDebugValue',
  'useId',
  'useMemo',
  'version',
]);

const importStatement = /^import\s+(?:(\*\s+as\s+\w+|\{[^}]*\})\s+from\s+)?"([^"]+)";$/gm;
const exportStatement = /^export\s*\{[^}]*\}(?:\s*from\s*"[^"]+")?;$/gm;
const comment = /^\/\/.*$/gm;
const handler = /\bon[A-Z]\w*(?::|,| \})/;

type BuiltModule = {
  readonly path: string;
  readonly code: string;
  /** Paths of the modules of the build that it imports. */
  readonly imports: readonly string[];
  /** Whether it uses what only browsers have: state, effects, contexts, functions given to elements. */
  readonly needsBrowser: boolean;
  /** Whether it has statements besides imports and exports. */
  readonly doesSomething: boolean;
};

async function readModule(path: string): Promise<BuiltModule> {
  const code = await readFile(path, 'utf8');
  const imports = [...code.matchAll(importStatement)].map(([, names = '', from = '']) => ({ names, from }));
  const ofReact = imports
    .filter(({ from }) => from === 'react')
    .flatMap(({ names }) => names.replaceAll(/[{}\s]+/g, ' ').split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '');
  const draws = imports.some(({ from }) => from === 'react/jsx-runtime');
  return {
    path,
    code,
    imports: imports.filter(({ from }) => from.startsWith('.')).map(({ from }) => join(dirname(path), from)),
    needsBrowser:
      ofReact.some((name) => !serverApi.has(name)) ||
      imports.some(({ from }) => /^(?:react-aria-components|react-dom|react-hook-form)\b/.test(from)) ||
      (draws && handler.test(code)),
    doesSomething:
      code.replace(comment, '').replace(importStatement, '').replace(exportStatement, '').trim() !== '',
  };
}

/** A module that builds on a client module may call its hooks or give it functions, so it is one as well. */
function clientModules(modules: readonly BuiltModule[]): ReadonlySet<string> {
  const found = new Set(modules.filter(({ needsBrowser }) => needsBrowser).map(({ path }) => path));
  let size = -1;
  while (size !== found.size) {
    size = found.size;
    for (const { path, imports, doesSomething } of modules) {
      if (doesSomething && imports.some((name) => found.has(name))) found.add(path);
    }
  }
  return found;
}

/**
 * Puts `"use client"` before the modules that need it and no others, so that server components can read tokens and texts
 * and render what has no behaviour. esbuild keeps a directive of the sources on entries only, not on shared chunks.
 */
export const markClientModules: NonNullable<Options['plugins']>[number] = {
  name: 'mark-client-modules',
  async buildEnd({ writtenFiles }) {
    const paths = writtenFiles.map(({ name }) => join(name)).filter((name) => name.endsWith('.js'));
    const modules = await Promise.all(paths.map(readModule));
    const client = clientModules(modules);
    await Promise.all(
      modules
        .filter(({ path }) => client.has(path))
        .map(({ path, code }) => writeFile(path, `"use client";\n${code}`)),
    );
  },
};
