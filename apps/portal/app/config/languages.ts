import type { Locale } from '@aarambh/api-client/enums';

/** A language of the portal: a value of the contract's `Locale`, which also names the folder of its texts. */
export type LanguageCode = Locale;

/** What a language says for itself, and how it writes. */
interface LanguageFacts {
  readonly name: string;
  /** Asks which language somebody wants. It stands beside the question in the other languages, whatever the page's is. */
  readonly question: string;
  /** BCP 47 with the country, whose numbers, amounts and dates it writes. */
  readonly region: string;
}

export interface Language extends LanguageFacts {
  readonly code: LanguageCode;
}

/** Of every language of the contract: docs/adding-a-language.md. */
const facts: Readonly<Record<LanguageCode, LanguageFacts>> = {
  en: { name: 'English', question: 'Which language would you like?', region: 'en-IN' },
  hi: { name: 'हिन्दी', question: 'आप कौन-सी भाषा चाहेंगे?', region: 'hi-IN' },
};

/** The language of the prerendered pages, and the one that stands in for a text that another lacks. */
export const baseLanguage: LanguageCode = 'en';

export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && Object.hasOwn(facts, value);
}

/** In the order in which they are offered. */
export const languages: readonly Language[] = Object.keys(facts)
  .filter(isLanguageCode)
  .map((code) => ({ code, ...facts[code] }));

/** How a language writes numbers and dates; one that the portal does not have, as India writes it. */
export const regionOf = (language: string): string =>
  isLanguageCode(language) ? facts[language].region : `${language}-IN`;
