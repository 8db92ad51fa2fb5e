import { personName } from '@aarambh/forms';
import type { TokenClaims } from '@aarambh/api-client';
import { initials } from '@aarambh/ui/Avatar';
import { useLanguage } from '#app/i18n/LanguageProvider.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** What the account button is called. Its initials are in it: what can be read on a button is in its name (WCAG 2.5.3). */
export function useAccountName(user: TokenClaims): string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const name = personName(user);
  return t('shell.account.of', { initials: initials(name, language), name });
}
