/** What a setting of the platform can be: a number within limits, or on and off. */
export type SettingRange =
  | 'switch'
  | { readonly min: number; readonly max: number; readonly decimals?: number };

/** The keys of the platform's configuration (specification, sections 3 and 9), in the order in which they are shown. */
export const settingRanges = {
  _acceptRate: { min: 0, max: 10_000 },
  _rejectRate: { min: 0, max: 10_000 },
  employerCharging: 'switch',
  refundDays: { min: 0, max: 365 },
  conversionFactor: { min: 0.01, max: 1000, decimals: 2 },
  discount: { min: 0, max: 90, decimals: 2 },
  minRechargeBalance: { min: 0, max: 50_000 },
  taxPercent: { min: 0, max: 100, decimals: 2 },
  taxInclusive: 'switch',
  studentCredit: { min: 0, max: 100_000 },
  registrationCharge: { min: 0, max: 100_000 },
  grantExpiryDays: { min: 0, max: 3650 },
  minCreditBalance: { min: 0, max: 100_000 },
  enforceMinCreditBalance: 'switch',
} as const satisfies Readonly<Record<string, SettingRange>>;

export type SettingKey = keyof typeof settingRanges;

/** Every setting of the platform: a number within a range, or a switch. */
export const settingKeys = Object.keys(settingRanges).filter(
  (key): key is SettingKey => key in settingRanges,
);

/** What a key is set to. */
export type SettingValue = number | boolean;
