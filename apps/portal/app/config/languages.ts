/** A language of the portal: its BCP 47 code, which names the file of its texts, and what it says for itself. */
export interface Language {
  readonly code: string;
  readonly name: string;
  /** Asks which language somebody wants. It stands beside the question in the other languages, whatever the page's is. */
  readonly question: string;
}

/** A further language is one line here and one file of texts in each package. */
export const languages = [
  { code: 'en', name: 'English', question: 'Which language would you like?' },
  { code: 'hi', name: 'हिन्दी', question: 'आप कौन-सी भाषा चाहेंगे?' },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof languages)[number]['code'];

/** The language of the prerendered pages, and the one that stands in for a text that another lacks. */
export const baseLanguage: LanguageCode = 'en';

export function isLanguageCode(value: unknown): value is LanguageCode {
  return languages.some(({ code }) => code === value);
}
