import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const id = 'virtual:list-texts';
const texts = fileURLToPath(new URL('../apps/portal/i18n/', import.meta.url));

/** What the portal says in each list, and around its screens. */
const textsIn = (language: string): object =>
  Object.assign(
    {},
    ...['resources', 'shell'].map((name): object =>
      JSON.parse(readFileSync(`${texts}${language}/${name}.json`, 'utf8')),
    ),
  );

/** Gives the stories of lists and records the words that the portal gives them: the engine asks for words by their keys and has none. */
export function listTexts(): Plugin {
  return {
    name: 'list-texts',
    resolveId: (requested) => (requested === id ? `\0${id}` : undefined),
    load(requested) {
      if (requested !== `\0${id}`) return undefined;
      const languages = ['en', 'hi', 'mr'].map((language) => [language, textsIn(language)]);
      return `export default ${JSON.stringify(Object.fromEntries(languages))}`;
    },
  };
}
