import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baseLanguage, languages } from '#app/config/languages.ts';
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
const filesOf = (language: string): string[] => readdirSync(new URL(`${language}/`, folder)).toSorted();
const read = (file: string): TextTree => toTextTree(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
const textsOf = (language: string): Map<string, string> =>
  new Map(filesOf(language).flatMap((file) => [...texts(read(`${language}/${file}`))]));

describe('the namespaces of texts', () => {
  it('take no key from each other', () => {
    const keys = filesOf(baseLanguage).flatMap((file) => [...texts(read(`${baseLanguage}/${file}`)).keys()]);
    expect(keys).toEqual([...new Set(keys)]);
  });
});

describe('each language', () => {
  it('has a folder, and each folder is of a language', () => {
    expect(readdirSync(folder).toSorted()).toEqual(languages.map(({ code }) => code).toSorted());
  });
});

describe.each(languages.map(({ code }) => code).filter((code) => code !== baseLanguage))(
  'the texts of %s',
  (code) => {
    const base = textsOf(baseLanguage);
    const own = textsOf(code);

    it('have the files of the base language', () => {
      expect(filesOf(code)).toEqual(filesOf(baseLanguage));
    });

    it('lack no key', () => {
      expect([...base.keys()].filter((key) => !own.has(key))).toEqual([]);
    });

    it('have no key that nobody reads', () => {
      expect([...own.keys()].filter((key) => !base.has(key))).toEqual([]);
    });

    it('have the same placeholders', () => {
      const differing = [...own].filter(
        ([key, text]) => placeholders(text).join() !== placeholders(base.get(key) ?? '').join(),
      );
      expect(differing).toEqual([]);
    });
  },
);

describe('toTextTree', () => {
  it('keeps texts and branches and drops everything else', () => {
    const file = { a: 'one', b: { c: 'two', d: 3, e: null, f: ['x'] }, g: true };
    expect(toTextTree(file)).toEqual({ a: 'one', b: { c: 'two' } });
  });

  it.each([null, 'text', ['a'], 5])('finds no texts in %j', (value) => {
    expect(toTextTree(value)).toEqual({});
  });
});
