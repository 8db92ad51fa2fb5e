/**
 * What the server says to people. A sentence is written once, in English, where it is said; `hi.json` has the Hindi under
 * that text.
 */
import type { localeValues } from '@aarambh/api-client/enums';
import hindi from './hi.json' with { type: 'json' };

export type Locale = (typeof localeValues)[number];

/** Something in every language. What is made by language is made here, so that the compiler names this place for another one. */
export const inEach = <Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> => ({
  en: make('en'),
  hi: make('hi'),
});

/** One sentence in every language. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** An English sentence that has its Hindi. */
export type TranslatedText = keyof typeof hindi;

/** The sentences of each language under the English ones. */
const translations: Readonly<Record<Exclude<Locale, 'en'>, Readonly<Record<string, string>>>> = {
  hi: hindi,
};

/** A sentence with parameters: `{name}` in the text stands for the one of that name. */
export function localized(
  text: TranslatedText,
  parameters: Readonly<Record<string, string | number | LocalizedText>>,
): LocalizedText {
  const filled = (pattern: string, locale: Locale) =>
    pattern.replaceAll(/\{(\w+)\}/g, (_mark, name: string) => {
      const value = parameters[name] ?? '';
      return typeof value === 'object' ? value[locale] : String(value);
    });
  // Put together when it is read: of the hundreds of rules that one person is judged by a few are shown, in one language.
  return {
    get en() {
      return filled(text, 'en');
    },
    get hi() {
      return filled(hindi[text], 'hi');
    },
  };
}

/** The words in a language; a text that has not been translated stays English. */
export function inLanguage(text: string | LocalizedText, locale: Locale): string {
  if (typeof text !== 'string') return text[locale];
  return locale === 'en' ? text : (translations[locale][text] ?? text);
}

/** The words in every language. */
export const inEveryLanguage = (text: string | LocalizedText): LocalizedText =>
  inEach((locale) => inLanguage(text, locale));
