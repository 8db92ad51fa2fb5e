import { useEffect, useState } from 'react';
import type { TokenClaims } from '@aarambh/api-client';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';

/**
 * What the account button is called. Its initials are in it as soon as they are loaded: what can be read on a button is in its
 * name (WCAG 2.5.3).
 */
export function useAccountName({ firstName, lastName }: TokenClaims): string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const name = `${firstName} ${lastName}`;
  const [letters, setLetters] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    const read = async (): Promise<void> => {
      const { initials } = await import('@aarambh/ui/Avatar');
      if (isWanted) setLetters(initials(name, language));
    };
    // Without it the icon stands there, which says nothing.
    void read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [name, language]);
  return letters === undefined
    ? t('shell.account.title')
    : t('shell.account.of', { initials: letters, name });
}
