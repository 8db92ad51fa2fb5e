/** What people chose for the portal and for messages to them. */
import {
  densityValues,
  localeValues,
  pushKindValues,
  textSizeValues,
  themeValues,
} from '@aarambh/api-client/enums';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../database/index.ts';
import { users } from './users.ts';

/** One row per person who chose something; null where the person did not, so that the device or the system decides. */
export const preferences = pgTable(
  'preferences',
  {
    userID: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The language that was chosen; `users.locale` is the one in force, also without a choice. */
    locale: text({ enum: localeValues }),
    theme: text({ enum: themeValues }),
    density: text({ enum: densityValues }),
    textSize: text({ enum: textSizeValues }),
    /** Whether general notifications that are sent at once also come by e-mail. */
    generalByEmail: boolean().notNull().default(false),
    generalBySms: boolean().notNull().default(false),
    /** What has a time or ends something comes by both unless that is switched off, what was decided by e-mail. */
    importantByEmail: boolean().notNull().default(true),
    importantBySms: boolean().notNull().default(true),
    /** Whether what was not read comes by e-mail once a day. */
    digestByEmail: boolean().notNull().default(true),
    /** News of jobs to apply for, of applications, and of what was checked in the profile. */
    jobsInPanel: boolean().notNull().default(true),
    jobsByEmail: boolean().notNull().default(false),
    jobsBySms: boolean().notNull().default(false),
    applicationsInPanel: boolean().notNull().default(true),
    applicationsByEmail: boolean().notNull().default(false),
    applicationsBySms: boolean().notNull().default(false),
    profileInPanel: boolean().notNull().default(true),
    profileByEmail: boolean().notNull().default(false),
    profileBySms: boolean().notNull().default(false),
    /** Whether what comes by SMS comes on WhatsApp too: a company writes there only to who asked for it. */
    byWhatsapp: boolean().notNull().default(false),
    /** What the browsers show that the person has turned on (`push_subscriptions`). */
    pushKinds: text({ enum: pushKindValues }).array().notNull().default([]),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('preferences_theme_known', oneOf(table.theme, themeValues)),
    check('preferences_density_known', oneOf(table.density, densityValues)),
    check('preferences_text_size_known', oneOf(table.textSize, textSizeValues)),
  ],
);
