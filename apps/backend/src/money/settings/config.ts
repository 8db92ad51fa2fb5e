/**
 * The keys of a settings config (specification, sections 3 and 9). `_acceptRate` and `_rejectRate` are stored with the
 * underscore because the specification reads them so.
 */
export interface SettingsConfig {
  /** Credits for a positive decision. */
  _acceptRate: number;
  /** Credits for a negative decision. */
  _rejectRate: number;
  /** Credits per rupee. */
  conversionFactor: number;
  /** Percent off the rupee price. */
  discount: number;
  /** Opening grant where nothing else says, and the line under which a balance counts as low; credits. */
  minCreditBalance: number;
  /** Smallest recharge; rupees. */
  minRechargeBalance: number;
  /** Credits taken once, after the opening grant. */
  registrationCharge: number;
  /** Opening grant of a fresher whose institute does not set one; credits. */
  studentCredit: number;
  /** Whether a balance under `minCreditBalance` blocks decisions instead of only warning. */
  enforceMinCreditBalance: boolean;
  /** Whether employers pay for decisions. */
  employerCharging: boolean;
  /** Days without a result after which a candidate's credits come back. */
  refundDays: number;
  /** Days after which an unused grant ends. */
  grantExpiryDays: number;
  taxPercent: number;
  /** Whether prices shown include the tax. */
  taxInclusive: boolean;
}

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
