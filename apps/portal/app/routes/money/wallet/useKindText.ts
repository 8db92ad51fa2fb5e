import type { components } from '@aarambh/api-client';
import { useTranslation } from '../../../i18n/useTranslation.ts';

type Schemas = components['schemas'];

/** Of an entry what its kind is called by; one that stands for all of its kind has the amount 0. */
type Named = Pick<Schemas['WalletEntry'], 'kind' | 'amount' | 'giver'>;

/** What the owner of a wallet calls a kind of entry, with who gave what was given (the glossary in docs/architecture.md). */
export function useKindText(ownerType: Schemas['Wallet']['ownerType']): (entry: Named) => string {
  const { t } = useTranslation();
  return ({ kind, amount, giver }) => {
    if ((kind === 'Accept' || kind === 'Reject') && (ownerType === 'user' || ownerType === 'company')) {
      return t(`wallet.ownKinds.${kind}.${ownerType}`);
    }
    // Who has no institute to thank has them from the platform.
    if (kind === 'Grant' && amount > 0) {
      return t('wallet.given.Grant', { giver: giver ?? t('wallet.given.platform') });
    }
    if (kind === 'Transfer' && giver != null) return t('wallet.given.Transfer', { giver });
    return t(`wallet.kinds.${kind}`);
  };
}
