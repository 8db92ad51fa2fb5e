import { i18n } from './i18n.ts';

/** Calls back with the language of the page whenever it has changed, until what it returns is called. */
export function followLanguage(onChange: (language: string) => void): () => void {
  i18n.on('languageChanged', onChange);
  return () => i18n.off('languageChanged', onChange);
}
