/** All texts at once, for tests of what the portal says; an app reads those of a screen when it is opened. */
import { readdirSync, readFileSync } from 'node:fs';
import { toTextTree, type TextTree } from './fetchTexts.ts';
import { i18n, startI18n } from './i18n.ts';
import { languages } from './languages.ts';

const folder = new URL('../../i18n/', import.meta.url);
const namespaces = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const read = (file: string): TextTree => toTextTree(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

const everyTextOf = (language: string): TextTree =>
  [`${language}.json`, ...namespaces.map(({ name }) => `${name}/${language}.json`)].reduce<TextTree>(
    (all, file) => ({ ...all, ...read(file) }),
    {},
  );

/** Makes every text of every language known to i18next. */
export function startWithEveryText(): void {
  startI18n(everyTextOf('en'));
  for (const { code } of languages)
    i18n.addResourceBundle(code, 'translation', everyTextOf(code), true, true);
}
