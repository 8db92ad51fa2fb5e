/** Settings: prices, rates and limits of credits, per scope. */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, primaryID } from '../../database/index.ts';
import type { SettingsConfig } from '../settings/config.ts';

type SettingsValues = Partial<Record<keyof SettingsConfig, number | boolean | null>>;

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
