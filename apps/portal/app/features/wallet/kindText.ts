import type { components } from '@aarambh/api-client';
import type { TFunction } from 'i18next';

type Schemas = components['schemas'];

/** Of an entry what its kind is called by; one that stands for all of its kind has the amount 0. */
export type Named = Pick<Schemas['WalletEntry'], 'kind' | 'amount' | 'giver'>;

/** What the owner of a wallet calls a kind of entry, with who gave what was given (the glossary in docs/architecture.md). */
export function kindText(
  ownerType: Schemas['Wallet']['ownerType'],
  { kind, amount, giver }: Named,
  t: TFunction,
): string {
  if ((kind === 'Accept' || kind === 'Reject') && (ownerType === 'user' || ownerType === 'company')) {
    return t(`wallet.ownKinds.${kind}.${ownerType}`);
  }
  // Who has no institute to thank has them from the platform.
  if (kind === 'Grant' && amount > 0) {
    return t('wallet.given.Grant', { giver: giver ?? t('wallet.given.platform') });
  }
  if (kind === 'Transfer' && giver != null) return t('wallet.given.Transfer', { giver });
  return t(`wallet.kinds.${kind}`);
}
