import type { Locale } from '@aarambh/api-client/enums';
import type { UiMessageOverrides } from '@aarambh/ui/messages';

/** A language of the portal: a value of the contract's `Locale`, which also names the folder of its texts. */
export type LanguageCode = Locale;

/** What a language says for itself. */
interface LanguageFacts {
  readonly name: string;
  /** Asks which language somebody wants. It stands beside the question in the other languages, whatever the page's is. */
  readonly question: string;
  /** The components' own words; English is built into them. */
  readonly componentTexts: () => Promise<UiMessageOverrides>;
}

export interface Language extends LanguageFacts {
  readonly code: LanguageCode;
}

/** Of every language of the contract: docs/adding-a-language.md. */
const facts: Readonly<Record<LanguageCode, LanguageFacts>> = {
  en: {
    name: 'English',
    question: 'Which language would you like?',
    componentTexts: async () => ({}),
  },
  hi: {
    name: 'हिन्दी',
    question: 'आप कौन-सी भाषा चाहेंगे?',
    componentTexts: async () => (await import('@aarambh/ui/messages/hi')).hi,
  },
  mr: {
    name: 'मराठी',
    question: 'आपल्याला कोणती भाषा हवी आहे?',
    componentTexts: async () => (await import('@aarambh/ui/messages/mr')).mr,
  },
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

/** The components' words in a language. */
export const componentTextsOf = (language: LanguageCode): Promise<UiMessageOverrides> =>
  facts[language].componentTexts();

/** How a language writes numbers and dates in India (BCP 47): with the digits that people type, also where it has its own. */
export const regionOf = (language: string): string => `${language}-IN-u-nu-latn`;
