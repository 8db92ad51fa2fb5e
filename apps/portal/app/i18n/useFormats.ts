import { useSyncExternalStore } from 'react';
import { followLanguage } from './followLanguage.ts';
import { formatsOf, type Formats } from './formats.ts';
import { i18n } from './i18n.ts';

const current = (): Formats => formatsOf(i18n.language);

/** How the language of the page writes numbers, amounts and dates; the component renders again when it changes. */
export function useFormats(): Formats {
  return useSyncExternalStore(followLanguage, current, current);
}
