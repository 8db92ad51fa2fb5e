/** All texts at once, for tests of what the portal says; an app reads those of a screen when it is opened. */
import { readdirSync, readFileSync } from 'node:fs';
import { messagesByLocale } from '@aarambh/forms/messages';
import { toTextTree, type TextTree } from './fetchTexts.ts';
import { i18n, startI18n } from './i18n.ts';
import { mergeTexts } from './mergeTexts.ts';
import { languages, type LanguageCode } from '#app/config/languages.ts';

const folder = new URL('../../i18n/', import.meta.url);
const read = (file: string): TextTree => toTextTree(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

/** As the build merges them (vite/texts.ts). */
const everyTextOf = (language: LanguageCode): TextTree =>
  mergeTexts(
    { forms: toTextTree(messagesByLocale[language]) },
    ...readdirSync(new URL(`${language}/`, folder)).map((file) => read(`${language}/${file}`)),
  );

/** Makes every text of every language known to i18next. */
export function startWithEveryText(): void {
  startI18n(everyTextOf('en'));
  for (const { code } of languages)
    i18n.addResourceBundle(code, 'translation', everyTextOf(code), true, true);
}
