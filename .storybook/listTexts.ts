import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { virtualModule } from './virtualModule.ts';

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
export const listTexts = (): Plugin =>
  virtualModule('list-texts', () =>
    Object.fromEntries(['en', 'hi', 'mr'].map((language) => [language, textsIn(language)])),
  );
