import type { components } from '@aarambh/api-client';
import type { Formats } from '#app/i18n/formats.ts';
import type { TFunction } from 'i18next';

/** The rules of a season as sentences. What has no limit is not said. */
export function policySentences(
  {
    maxOffers,
    tiers = [],
    upgradeAllowed = false,
    maxAbsences,
    declineLimit,
    minutesBetweenPlaces,
    cvFreezeAt,
    requireVerifiedProfile = false,
  }: components['schemas']['SeasonPolicy'],
  t: TFunction,
  formats: Formats,
): string[] {
  const kinds = tiers
    .map(({ name, minCtcPaise }) => t('resources.policy.tier', { name, pay: formats.rupees(minCtcPaise) }))
    .join(', ');
  return [
    requireVerifiedProfile ? t('resources.policy.verified') : '',
    maxOffers == null ? t('resources.policy.anyOffers') : t('resources.policy.offers', { count: maxOffers }),
    kinds === '' ? '' : t('resources.policy.tiers', { kinds }),
    upgradeAllowed ? t('resources.policy.upgrade') : '',
    maxAbsences == null ? '' : t('resources.policy.absences', { count: maxAbsences }),
    declineLimit == null ? '' : t('resources.policy.declines', { count: declineLimit }),
    minutesBetweenPlaces == null ? '' : t('resources.policy.betweenPlaces', { count: minutesBetweenPlaces }),
    cvFreezeAt == null ? '' : t('resources.policy.freeze', { day: formats.day(cvFreezeAt) }),
  ].filter((sentence) => sentence !== '');
}
