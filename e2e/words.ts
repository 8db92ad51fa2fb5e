/** What the screens say, in each language, read from the texts of the portal and of the forms. */
import { readFileSync } from 'node:fs';

export type LanguageCode = 'en' | 'hi';

interface Tree {
  readonly [key: string]: string | Tree;
}

const read = (path: string): Tree =>
  JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')) as Tree;

const portal = {
  en: read('apps/portal/i18n/en.json'),
  hi: read('apps/portal/i18n/hi.json'),
};
const forms = {
  en: read('packages/forms/src/messages/en.json'),
  hi: read('packages/forms/src/messages/hi.json'),
};

/** Looks a text up: `words('hi')('login.title')`, and `form.` before the key of a form's text. Throws for one that is not there. */
export function words(language: LanguageCode) {
  return (key: string, parameters: Readonly<Record<string, string>> = {}): string => {
    const [root, path] = key.startsWith('form.')
      ? [forms[language], [key.slice('form.'.length)]]
      : [portal[language], key.split('.')];
    const text = path.reduce<string | Tree | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      root,
    );
    if (typeof text !== 'string') throw new Error(`No text ${key} in ${language}.`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_mark, name: string) => parameters[name] ?? '');
  };
}

export type Words = ReturnType<typeof words>;
