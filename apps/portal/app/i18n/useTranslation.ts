import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { followLanguage } from './followLanguage.ts';
import { i18n } from './i18n.ts';

/** One function per language, so that what depends on `t` is worked out anew when the language changes and not before. */
const translators = new Map<string, TFunction>();

function translator(): TFunction {
  const { language } = i18n;
  const known = translators.get(language) ?? i18n.getFixedT(language);
  translators.set(language, known);
  return known;
}

/** The texts of the current language; the component renders again when it changes. */
export function useTranslation(): { readonly t: TFunction } {
  return { t: useSyncExternalStore(followLanguage, translator, translator) };
}
