import type { components } from '@aarambh/api-client';
import { settingKeys, type SettingKey, type SettingValue } from '@aarambh/forms';
import { queries } from '#app/session/queries.ts';

type Config = components['schemas']['SettingsConfig'];

/** What applies in a scope. */
export interface ScopeSettings {
  /** `default`, an account type, or the id of an organisation. */
  readonly scope: string;
  readonly values: Readonly<Record<SettingKey, SettingValue>>;
  /** Id of the scope that each value comes from. */
  readonly sources: Readonly<Record<string, string | undefined>>;
  /** As it was read, for the next change. */
  readonly rowVersion: number;
}

export const settingsQuery = (scope: string) =>
  queries().queryOptions('get', '/settings/{id}', { params: { path: { id: scope } } });

interface Answer {
  readonly data: { readonly config: Config };
  readonly meta: { readonly sources?: Readonly<Record<string, string>> };
}

export function toScopeSettings(scope: string, { data: { config }, meta }: Answer): ScopeSettings {
  const values = Object.fromEntries(settingKeys.map((key) => [key, config[key] ?? 0]));
  return {
    scope,
    values: { ...noValues, ...values },
    sources: meta.sources ?? {},
    rowVersion: config.rowVersion ?? 0,
  };
}

/** For the types: every key has a value. */
const noValues: ScopeSettings['values'] = {
  _acceptRate: 0,
  _rejectRate: 0,
  employerCharging: false,
  refundDays: 0,
  conversionFactor: 0,
  discount: 0,
  minRechargeBalance: 0,
  taxPercent: 0,
  taxInclusive: false,
  studentCredit: 0,
  registrationCharge: 0,
  grantExpiryDays: 0,
  minCreditBalance: 0,
  enforceMinCreditBalance: false,
};

/** The scope that applies where this one sets nothing; null for the widest. */
export function widerScope(settings: ScopeSettings, key: SettingKey): string | null {
  if (settings.scope === 'default') return null;
  const source = settings.sources[key];
  return source !== undefined && source !== settings.scope ? source : 'default';
}
