import { taxWithin, type SettingKey, type SettingValue } from '@aarambh/forms';
import type { Formats } from '#app/i18n/formats.ts';
import type { TFunction } from 'i18next';
import type { ScopeSettings } from './scopeSettings.ts';

type Values = ScopeSettings['values'];

/**
 * What a value leads to, in a sentence: "Applying for a job costs 10 credits = Rs 10".
 * @param values the values around it, with the one in question
 */
export function effectOf(key: SettingKey, values: Values, t: TFunction, formats: Formats): string {
  const number = (of: SettingKey): number => Number(values[of]);
  const rupees = (value: number): string => formats.price(value * 100);
  /** What credits cost: at the rate, less the discount. */
  const price = (credits: number): string =>
    rupees(Math.round((credits / number('conversionFactor')) * (100 - number('discount'))) / 100);
  const count = Number(values[key]);
  const isOn = values[key] === true;
  const { taxPercent, _acceptRate: acceptRate } = values;
  const hundred = rupees(100);
  const tax = (): string =>
    values.taxInclusive === true
      ? t('settings.effects.taxIncluded', {
          amount: hundred,
          tax: rupees(taxWithin(10_000, Number(taxPercent)) / 100),
        })
      : t('settings.effects.taxAdded', { amount: hundred, total: rupees(100 + Number(taxPercent)) });
  const effects: Readonly<Record<SettingKey, () => string>> = {
    _acceptRate: () =>
      count === 0
        ? t('settings.effects.acceptFree')
        : t('settings.effects.accept', { count, price: price(count) }),
    _rejectRate: () =>
      count === 0
        ? t('settings.effects.rejectFree')
        : t('settings.effects.reject', { count, price: price(count) }),
    conversionFactor: () =>
      t('settings.effects.conversionFactor', { amount: hundred, credits: formats.number(count * 100) }),
    discount: () => t('settings.effects.discount', { amount: hundred, price: rupees(100 - count) }),
    minRechargeBalance: () =>
      t('settings.effects.minRechargeBalance', {
        amount: rupees(count),
        credits: formats.number(Math.floor(count * number('conversionFactor'))),
      }),
    taxPercent: tax,
    taxInclusive: tax,
    studentCredit: () =>
      acceptRate === 0
        ? t('settings.effects.studentCreditFree', { count })
        : t('settings.effects.studentCredit', {
            count,
            jobs: formats.number(Math.floor(count / Number(acceptRate))),
          }),
    registrationCharge: () => t('settings.effects.registrationCharge', { count }),
    refundDays: () => t('settings.effects.refundDays', { count }),
    grantExpiryDays: () => t('settings.effects.grantExpiryDays', { count }),
    minCreditBalance: () => t('settings.effects.minCreditBalance', { count }),
    employerCharging: () => (isOn ? t('settings.effects.employersPay') : t('settings.effects.employersFree')),
    enforceMinCreditBalance: () =>
      isOn
        ? t('settings.effects.lowBlocks', { count: number('minCreditBalance') })
        : t('settings.effects.lowWarns', { count: number('minCreditBalance') }),
  };
  return effects[key]();
}

/** A value in its unit: `10 credits`, `18 %`, `Yes`. */
export function valueText(
  key: SettingKey,
  value: SettingValue | null,
  t: TFunction,
  formats: Formats,
): string {
  if (value === null) return t('settings.platform.notSet');
  if (typeof value === 'boolean') return t(value ? 'settings.platform.on' : 'settings.platform.off');
  const number = formats.number(value);
  return t(`settings.units.${unitOf(key)}`, { count: value, number });
}

function unitOf(key: SettingKey) {
  switch (key) {
    case 'discount':
    case 'taxPercent':
      return 'percent';
    case 'refundDays':
    case 'grantExpiryDays':
      return 'days';
    case 'minRechargeBalance':
      return 'rupees';
    case 'conversionFactor':
      return 'creditsPerRupee';
    default:
      return 'credits';
  }
}
