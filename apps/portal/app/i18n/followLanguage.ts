import { i18n } from './i18n.ts';

/** Calls back whenever the language of the page has changed, until what it returns is called. */
export function followLanguage(onChange: () => void): () => void {
  i18n.on('languageChanged', onChange);
  return () => i18n.off('languageChanged', onChange);
}
