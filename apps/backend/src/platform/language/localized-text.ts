/**
 * What the server says to people. A sentence is written once, in English, where it is said; the file of each other language has it under that
 * text. A word that other words are put around is a sentence too.
 */
import { localeValues } from '@aarambh/api-client/enums';
import hindi from './hi.json' with { type: 'json' };
import marathi from './mr.json' with { type: 'json' };

export type Locale = (typeof localeValues)[number];

/** An English sentence that has its translations. */
export type TranslatedText = keyof typeof hindi;

/** The sentences of each language under the English ones. */
const translations: Readonly<Record<Exclude<Locale, 'en'>, Readonly<Record<TranslatedText, string>>>> = {
  hi: hindi,
  mr: marathi,
};

/** How a language writes numbers and days in India (BCP 47): with the digits that people type, also where it has its own. */
export const regionOf = (locale: Locale): string => `${locale}-IN-u-nu-latn`;

/** How amounts are written (BCP 47), in every language alike: CLDR groups those in Marathi by thousands, though its numbers as everybody here does. */
export const amountRegion = 'en-IN';

/** Something in every language. */
export const inEach = <Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for each of the contract's languages
  Object.fromEntries(localeValues.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;

/** One sentence in every language. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** A sentence with parameters: `{name}` in the text stands for the one of that name, which is not read for further marks. */
export function localized(
  text: TranslatedText,
  parameters: Readonly<Record<string, string | number | LocalizedText>>,
): LocalizedText {
  const filled = (locale: Locale) =>
    inLanguage(text, locale).replaceAll(/\{(\w+)\}/g, (_mark, name: string) => {
      const value = parameters[name] ?? '';
      return typeof value === 'object' ? value[locale] : String(value);
    });
  // Put together when it is read: of the hundreds of rules that one person is judged by a few are shown, in one language.
  const said = {};
  for (const locale of localeValues) {
    Object.defineProperty(said, locale, { enumerable: true, get: () => filled(locale) });
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has just got each of the languages
  return said as LocalizedText;
}

/** The words in a language; a text that has not been translated stays English. */
export function inLanguage(text: string | LocalizedText, locale: Locale): string {
  if (typeof text !== 'string') return text[locale];
  if (locale === 'en') return text;
  const known: Readonly<Record<string, string>> = translations[locale];
  return known[text] ?? text;
}

/** Some words in a language, each under the name of its place. */
export const wordsIn = <Name extends string>(
  words: Readonly<Record<Name, TranslatedText>>,
  locale: Locale,
): Readonly<Record<Name, string>> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of `words`
  Object.fromEntries(
    Object.entries<TranslatedText>(words).map(([name, text]) => [name, inLanguage(text, locale)]),
  ) as Record<Name, string>;

/** The words in every language. */
export const inEveryLanguage = (text: string | LocalizedText): LocalizedText =>
  inEach((locale) => inLanguage(text, locale));
