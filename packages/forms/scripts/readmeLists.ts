// Writes the lists of the README: every form with its fields, and what else the package exports, in the words of its docstring.
//
//   pnpm --filter @aarambh/forms lists
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as forms from '../src/index.ts';

const readme = fileURLToPath(new URL('../README.md', import.meta.url));
const sources = fileURLToPath(new URL('../src/', import.meta.url));

type Form = {
  readonly fieldOrder: readonly string[];
  readonly fields: Readonly<Record<string, { readonly control: string; readonly necessity?: string }>>;
  readonly payload: { readonly operationId: string };
};

const isForm = (value: unknown): value is Form =>
  typeof value === 'object' &&
  value !== null &&
  'fieldOrder' in value &&
  'fields' in value &&
  'payload' in value;

/** What the docstrings above exports say, by the name of the export: the first sentence of each. */
function readDocstrings(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of globSync('**/*.ts', { cwd: sources })) {
    const text = readFileSync(sources + path, 'utf8');
    for (const [, comment = '', name = ''] of text.matchAll(
      /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:async )?(?:function|const) (\w+)/g,
    )) {
      const words = comment.replaceAll(/^\s*\* ?/gm, '').replaceAll(/\{@link (\w+)\}/g, '`$1`');
      const [sentence = ''] = words
        .trim()
        .replaceAll(/\s+/g, ' ')
        .split(/(?<=[.:]) (?=[A-Z@])/);
      found.set(name, sentence.replace(/[.:]$/, '').replaceAll('|', '\\|'));
    }
  }
  return found;
}

function fieldsOf({ fieldOrder, fields }: Form): string {
  return fieldOrder
    .map((name) => {
      const { control = '', necessity } = fields[name] ?? {};
      return `\`${name}\` ${control}${necessity === 'optional' ? '?' : ''}`;
    })
    .join(', ');
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The lists by the name of their place in the README. */
function lists(): Readonly<Record<string, string>> {
  const docstrings = readDocstrings();
  const exported = Object.entries(forms).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  const formRows = exported.flatMap(([name, value]) =>
    isForm(value) ? [[`\`${name}\``, `\`${value.payload.operationId}\``, fieldsOf(value)]] : [],
  );
  const otherRows = exported.flatMap(([name, value]) =>
    isForm(value) ? [] : [[`\`${name}\``, docstrings.get(name) ?? '']],
  );
  return {
    forms: table(['Form', 'Call', 'Fields'], formRows),
    exports: table(['Export', ''], otherRows),
  };
}

/** The README as it is. */
export const readReadme = (): string => readFileSync(readme, 'utf8');

/** The README with the lists as they should be. */
export function withLists(text: string): string {
  return Object.entries(lists()).reduce(
    (all, [name, list]) =>
      all.replace(
        new RegExp(`(<!-- ${name} -->\\n)[^]*?(\\n<!-- /${name} -->)`),
        (_, begin: string, end: string) => `${begin}\n${list}\n${end}`,
      ),
    text,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(readme, withLists(readReadme()));
