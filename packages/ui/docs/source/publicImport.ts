import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readExports } from '../pages.ts';
import type { Imported } from './readModule.ts';

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(packages + path, 'utf8');

const components = new Set(readExports(read('ui/src/index.ts')).map(({ name }) => name));

/** Whether a module names what is asked for, itself or by handing on all of another. */
function has(path: string, name: string): boolean {
  const text = read(path);
  if (name === '*' || name === 'default') return false;
  if (new RegExp(`\\b${name}\\b`).test(text)) return true;
  const handedOn = [...text.matchAll(/^export \* from '(\..*)';$/gm)];
  return handedOn.some(([, from = '']) => has(join(dirname(path), from), name));
}

/** Where the folders of the packages are imported from by those who install them. */
const entries = [
  { folder: /^ui\/src\/(charts|editor|brand|theme)\//, specifier: '@aarambh/ui/' },
  { folder: /^forms\/src\/(react)\//, specifier: '@aarambh/forms/' },
] as const;

/**
 * The name of the package's entry that gives what a file of this repository exports. Nothing is returned for what no entry gives, such as
 * the data of stories.
 */
export function publicImport({ from, name }: Imported): string | undefined {
  if (!from.startsWith('/')) return from;
  if (!from.startsWith(packages)) return undefined;
  const path = from.slice(packages.length);
  const component = /^ui\/src\/components\/(\w+)\//.exec(path)?.[1];
  if (component !== undefined) {
    const isPublic = components.has(component) && has(`ui/src/components/${component}/index.ts`, name);
    return isPublic ? `@aarambh/ui/${component}` : undefined;
  }
  for (const { folder, specifier } of entries) {
    const entry = folder.exec(path)?.[1];
    const source = `${path.split('/').slice(0, 3).join('/')}/index.ts`;
    if (entry !== undefined && has(source, name)) return specifier + entry;
  }
  if (path === 'ui/src/index.ts') return '@aarambh/ui';
  if (path === 'forms/src/index.ts') return '@aarambh/forms';
  if (path === 'ui/src/messages/index.ts') return '@aarambh/ui/messages';
  if (/^forms\/src\/messages\/\w+\.json$/.test(path))
    return `@aarambh/forms/messages/${path.split('/').at(-1)}`;
  if (path === 'forms/src/messages/languages.ts') return '@aarambh/forms/messages';
  if (path.startsWith('forms/fixtures/')) return '@aarambh/forms/fixtures';
  return path.startsWith('forms/src/') && has('forms/src/index.ts', name) ? '@aarambh/forms' : undefined;
}
