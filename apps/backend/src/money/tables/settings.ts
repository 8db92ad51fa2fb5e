/** Settings: prices, rates and limits of credits, per scope. */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, primaryID } from '../../database/index.ts';

type SettingsValues = Partial<Record<keyof SettingsConfig, number | boolean | null>>;

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

/**
 * One row per scope that sets something. `id` is `default`, an account type (C, E or S) or the id of an institute, company
 * or university; `config` holds only the keys that this scope sets.
 */
export const settings = pgTable('settings', {
  id: text().primaryKey(),
  config: jsonb().$type<Partial<SettingsConfig>>().notNull(),
  rowVersion: integer().notNull().default(1),
  updatedAt: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
  updatedBy: text(),
});

/** Who changed which keys of a scope, when and why. */
export const settingChanges = pgTable(
  'setting_changes',
  {
    id: primaryID(),
    scopeID: text().notNull(),
    /** The keys that were set; null for those that were taken back. */
    changes: jsonb().$type<SettingsValues>().notNull(),
    /** What those keys were before; null for those that were not set. */
    previous: jsonb().$type<SettingsValues>().notNull().default({}),
    reason: text().notNull(),
    changedBy: text().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [index('setting_changes_by_scope').on(table.scopeID, table.changedAt)],
);
