/** The words of docs/architecture.md: one row each, and what it says of the contract and of the tables is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** All files of a folder and those below it, as one text. */
const textOf = (folder: string, ending: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');

const [, section = ''] = readFileSync(join(root, 'docs/architecture.md'), 'utf8').split('\n## The words\n');
const rows = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Word '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, word = '', , contract = '', table = '']) => ({
    word,
    contract: contract.replaceAll('`', ''),
    table: table.replaceAll('`', ''),
  }));

test('each word of the glossary stands there once, and its names are those of the contract and of the tables', () => {
  const contract = `${textOf('openapi/paths', '.yaml')}\n${textOf('openapi/schemas', '.yaml')}`;
  const tables = textOf('apps/backend/src', '.ts');
  expect(rows.length).toBeGreaterThan(25);
  expect(new Set(rows.map(({ word }) => word)).size).toBe(rows.length);
  const wrong = rows.flatMap(({ word, contract: name, table }) => [
    ...(new RegExp(`\\b${name}\\b`).test(contract) ? [] : [`${word}: the contract has no ${name}`]),
    ...(table === '' || tables.includes(`'${table}'`) ? [] : [`${word}: there is no table ${table}`]),
  ]);
  expect(wrong).toEqual([]);
});

test('the id of a job and of an application has one word in the code', () => {
  const sources = [
    'apps/backend/src',
    'apps/portal/app',
    'packages/forms/src',
    'openapi/paths',
    'openapi/schemas',
  ];
  const text = sources
    .map((folder) => ['.ts', '.tsx', '.yaml'].map((ending) => textOf(folder, ending)).join('\n'))
    .join('\n');
  expect(text).toMatch(/\bjdID\b/);
  expect(text.match(/\b(?:jobIDs?|jobDescriptionIDs?|mappingIDs?)\b/g)).toBeNull();
});
