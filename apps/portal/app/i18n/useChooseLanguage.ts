import { useState } from 'react';
import { useLanguage } from './LanguageProvider.tsx';
import type { LanguageCode } from '#app/config/languages.ts';

/** The current language with a way to change it; `hasFailed` when the texts of the last one asked for did not arrive. */
export function useChooseLanguage(): {
  readonly language: LanguageCode;
  readonly choose: (code: LanguageCode) => Promise<void>;
  readonly hasFailed: boolean;
} {
  const { language, choose } = useLanguage();
  // No action: what this stands on has none.
  const [hasFailed, setFailed] = useState(false);
  return {
    language,
    hasFailed,
    choose: async (code) => {
      setFailed(false);
      try {
        await choose(code);
      } catch {
        setFailed(true);
      }
    },
  };
}
