import type { components } from '@aarambh/api-client';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { kindText, type Named } from './kindText.ts';

/** What the owner of a wallet calls a kind of entry. */
export function useKindText(
  ownerType: components['schemas']['Wallet']['ownerType'],
): (entry: Named) => string {
  const { t } = useTranslation();
  return (entry) => kindText(ownerType, entry, t);
}
