import type { components } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import { i18n } from '#app/i18n/i18n.ts';
import { dayText } from '#app/i18n/dates.ts';

/** The rules of a season as sentences. What has no limit is not said. */
export function policySentences(
  {
    maxOffers,
    tiers = [],
    upgradeAllowed = false,
    maxAbsences,
    declineLimit,
    cvFreezeAt,
    requireVerifiedProfile = false,
  }: components['schemas']['SeasonPolicy'],
  t: TFunction,
): string[] {
  const rupees = (paise: number): string =>
    new Intl.NumberFormat(`${i18n.language}-IN`, {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    }).format(paise / 100);
  const kinds = tiers
    .map(({ name, minCtcPaise }) => t('resources.policy.tier', { name, pay: rupees(minCtcPaise) }))
    .join(', ');
  return [
    requireVerifiedProfile ? t('resources.policy.verified') : '',
    maxOffers == null ? t('resources.policy.anyOffers') : t('resources.policy.offers', { count: maxOffers }),
    kinds === '' ? '' : t('resources.policy.tiers', { kinds }),
    upgradeAllowed ? t('resources.policy.upgrade') : '',
    maxAbsences == null ? '' : t('resources.policy.absences', { count: maxAbsences }),
    declineLimit == null ? '' : t('resources.policy.declines', { count: declineLimit }),
    cvFreezeAt == null ? '' : t('resources.policy.freeze', { day: dayText(cvFreezeAt, i18n.language) }),
  ].filter((sentence) => sentence !== '');
}
