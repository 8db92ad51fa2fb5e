import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toTextTree, type TextTree } from './fetchTexts.ts';

/** Every text by its key; forms of the plural count as one text, because languages have different ones. */
function texts(tree: TextTree, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, node] of Object.entries(tree)) {
    if (typeof node === 'string')
      found.set(`${prefix}${key}`.replace(/_(?:zero|one|two|few|many|other)$/, ''), node);
    else for (const [inner, text] of texts(node, `${prefix}${key}.`)) found.set(inner, text);
  }
  return found;
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\w+(?:, number)?\}\}|<\/?\w+>/g)].map(([mark]) => mark).toSorted();

const folder = new URL('../../i18n/', import.meta.url);
const namespaces = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const read = (file: string): TextTree => toTextTree(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

/** The texts of a language that the first page has, and of each namespace. */
const partsOf = (language: string): TextTree[] => [
  read(`${language}.json`),
  ...namespaces.map(({ name }) => read(`${name}/${language}.json`)),
];

describe('the namespaces of texts', () => {
  it('take no key from each other', () => {
    const keys = partsOf('en').flatMap((part) => Object.keys(part));
    expect(keys).toEqual([...new Set(keys)]);
  });
});

describe('the Hindi texts', () => {
  const [en, hi] = ['en', 'hi'].map(
    (language) => new Map(partsOf(language).flatMap((part) => [...texts(part)])),
  ) as [Map<string, string>, Map<string, string>];

  it('are complete and have no more than the English ones', () => {
    expect([...hi.keys()].toSorted()).toEqual([...en.keys()].toSorted());
  });

  it('have the same placeholders', () => {
    const marksOf = (language: Map<string, string>) =>
      Object.fromEntries([...en.keys()].map((key) => [key, placeholders(language.get(key) ?? '')]));
    expect(marksOf(hi)).toEqual(marksOf(en));
  });
});

describe('toTextTree', () => {
  it('keeps texts and branches and drops everything else', () => {
    const file = { a: 'one', b: { c: 'two', d: 3, e: null, f: ['x'] }, g: true };
    expect(toTextTree(file)).toEqual({ a: 'one', b: { c: 'two' } });
  });

  it.each([null, 'text', ['a'], 5])('finds no texts in %j', (value) => {
    expect(toTextTree(value)).toEqual({});
  });
});
