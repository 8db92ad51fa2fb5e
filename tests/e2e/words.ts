/** What the screens say, in each language, read from the texts of the portal and of the forms. */
import { readdirSync, readFileSync } from 'node:fs';

export type LanguageCode = 'en' | 'hi';

interface Tree {
  readonly [key: string]: string | Tree;
}

const read = (path: URL): Tree => JSON.parse(readFileSync(path, 'utf8')) as Tree;

/** The texts below a folder, in files whose path ends so. */
function textsIn(folder: string, ending = '.json'): Tree {
  const root = new URL(`../../${folder}/`, import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    `/${file}`.endsWith(ending),
  );
  return Object.assign({}, ...files.map((file) => read(new URL(file, root)))) as Tree;
}

const portal = {
  en: textsIn('apps/portal/i18n/en'),
  hi: textsIn('apps/portal/i18n/hi'),
};
const forms = {
  en: textsIn('packages/forms/src/messages', '/en.json'),
  hi: textsIn('packages/forms/src/messages', '/hi.json'),
};

/** The first part of each key of the portal's texts. */
export const namespaces = Object.keys(portal.en);

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
    return text.replaceAll(/\{\{(\w+)(?:, number)?\}\}/g, (_mark, name: string) => parameters[name] ?? '');
  };
}

export type Words = ReturnType<typeof words>;
