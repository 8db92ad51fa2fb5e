import { createInstance } from 'i18next';
import { fetchTexts, type TextTree } from './fetchTexts.ts';
import { baseLanguage, type LanguageCode } from './languages.ts';

/** The one i18next instance; components reach it through `useTranslation`. */
export const i18n = createInstance();

/**
 * Starts with the texts of the base language, so that the first render in the browser says exactly what the
 * prerendered page says. A text that neither the chosen nor the base language has shows its key.
 */
export function startI18n(baseTexts: TextTree): void {
  void i18n.init({
    lng: baseLanguage,
    fallbackLng: baseLanguage,
    resources: { [baseLanguage]: { translation: baseTexts } },
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
}

const loading = new Map<LanguageCode, Promise<TextTree>>();

/** Reads the texts of a language once; a failed reading is tried anew by the next caller. */
export function loadTexts(language: LanguageCode, timeout: number): Promise<TextTree> {
  const known = loading.get(language);
  if (known) return known;
  const reading = fetchTexts(language, timeout);
  loading.set(language, reading);
  reading.catch(() => loading.delete(language));
  return reading;
}

/** Speaks another language from now on. Rejects, and changes nothing, when its texts cannot be read. */
export async function speak(language: LanguageCode): Promise<void> {
  if (!i18n.hasResourceBundle(language, 'translation')) {
    i18n.addResourceBundle(language, 'translation', await loadTexts(language, 10_000));
  }
  await i18n.changeLanguage(language);
}
