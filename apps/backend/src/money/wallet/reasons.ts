/** Why credits moved, in the words of the wallet's screen (the glossary in docs/architecture.md). */
import { inEach, localized, type LocalizedText, type TranslatedText } from '../../platform/index.ts';
import type { WalletEntry } from './service.ts';
import type { WalletOwnerType } from '../tables/wallet.ts';

const names: Readonly<Record<WalletEntry['kind'], TranslatedText>> = {
  Recharge: 'Credits added',
  Grant: 'Opening credits',
  Accept: 'Application',
  Reject: 'Job declined',
  Registration: 'Registration charge',
  Refund: 'Refund',
  Adjustment: 'Correction',
  Transfer: 'Transfer',
  Expiry: 'Expired credits',
};

/** What a company pays for is called otherwise. */
const namesForCompanies: Readonly<Partial<Record<WalletEntry['kind'], TranslatedText>>> = {
  Accept: 'Shortlisting',
  Reject: 'Candidate not chosen',
};

/** Kinds whose reason somebody has typed. */
const typed: readonly WalletEntry['kind'][] = ['Adjustment', 'Transfer'];

interface Known {
  ownerType: WalletOwnerType;
  /** What the record is called that it came of. */
  title: string | undefined;
  /** The institute that gave it. */
  giver: string | undefined;
}

/** The reason as one line: what it is, then of what or from whom. */
export function entryReason(
  { kind, amount, description }: Pick<WalletEntry, 'kind' | 'amount' | 'description'>,
  { ownerType, title, giver }: Known,
): LocalizedText {
  const name = localized((ownerType === 'company' && namesForCompanies[kind]) || names[kind], {});
  if (kind === 'Grant' && amount > 0) {
    return localized('Opening credits from {giver}', { giver: giver ?? localized('Aarambh', {}) });
  }
  const detail = title ?? (typed.includes(kind) ? description : undefined);
  return detail === undefined ? name : inEach((locale) => `${name[locale]}: ${detail}`);
}
