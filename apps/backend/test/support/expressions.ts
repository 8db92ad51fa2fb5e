/** The regular expressions of the program, found in the syntax tree rather than in the text. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';

export interface Expression {
  /** Path below the repository's folder. */
  file: string;
  source: string;
  flags: string;
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The code of the server, and what it takes from the packages: rules of the forms, and the contract's patterns. */
const files = [
  ...globSync(['apps/backend/src/**/*.ts', 'packages/forms/src/**/*.{ts,tsx}'], { cwd: root }).filter(
    (file) => !/\.(?:test|stories)\.tsx?$/.test(file),
  ),
  'packages/api-client/src/generated/patterns.ts',
].toSorted();

/** Every expression that is written out, each once. */
export function expressionsOfCode(): Expression[] {
  const found = new Map<string, Expression>();
  for (const file of files) {
    for (const { source, flags } of literalsIn(file)) {
      const key = `/${source}/${flags}`;
      if (!found.has(key)) found.set(key, { file, source, flags });
    }
  }
  return [...found.values()];
}

/** Files in which expressions are put together while the program runs. */
export function filesThatMakeExpressions(): string[] {
  return files.filter((file) => /\bRegExp\(/.test(readFileSync(`${root}/${file}`, 'utf8')));
}

function* literalsIn(file: string): Generator<Pick<Expression, 'source' | 'flags'>> {
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  const open: unknown[] = [parseAst(readFileSync(`${root}/${file}`, 'utf8'), { lang })];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== 'object' || node === null) continue;
    if ('regex' in node) yield literal(node.regex);
    open.push(...Object.values(node));
  }
}

function literal(regex: unknown): Pick<Expression, 'source' | 'flags'> {
  const { pattern, flags } = Object(regex);
  return { source: String(pattern), flags: String(flags) };
}
