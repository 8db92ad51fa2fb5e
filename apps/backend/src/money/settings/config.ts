import type { SettingsConfig } from '../tables/settings.ts';

/** What applies where no scope says otherwise. Seeded as the `default` scope. */
export const defaultSettings: SettingsConfig = {
  _acceptRate: 10,
  _rejectRate: 0,
  conversionFactor: 1,
  discount: 0,
  minCreditBalance: 50,
  minRechargeBalance: 50,
  registrationCharge: 0,
  studentCredit: 50,
  enforceMinCreditBalance: false,
  employerCharging: true,
  refundDays: 30,
  grantExpiryDays: 365,
  taxPercent: 18,
  taxInclusive: true,
};

/** The names of the keys. */
export const settingKeys = Object.keys(defaultSettings).filter(
  (key): key is keyof SettingsConfig => key in defaultSettings,
);
