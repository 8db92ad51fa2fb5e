/** What the screens say, in each language, read from the texts of the portal and of the forms. */
import { readdirSync, readFileSync } from 'node:fs';
import { localeValues, type Locale } from '@aarambh/api-client/enums';
import { mergeTexts } from '../../apps/portal/app/i18n/mergeTexts.ts';

export type LanguageCode = Locale;

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
  return mergeTexts(...files.map((file) => read(new URL(file, root))));
}

const inEach = (textsOf: (language: LanguageCode) => Tree) =>
  Object.fromEntries(localeValues.map((language) => [language, textsOf(language)])) as Record<
    LanguageCode,
    Tree
  >;

const portal = inEach((language) => textsIn(`apps/portal/i18n/${language}`));
const forms = inEach((language) => textsIn('packages/forms/src/messages', `/${language}.json`));

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
