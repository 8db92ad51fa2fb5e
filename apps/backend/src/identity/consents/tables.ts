/** What people agreed to. */
import { consentPurposeValues, localeValues } from '@aarambh/api-client/enums';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, oneOf, primaryID } from '../../database/index.ts';
import { users } from '../users/tables.ts';

/** A row for each time that a person agreed; it is only ever changed by the withdrawal. */
export const consents = pgTable(
  'consents',
  {
    id: primaryID(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: consentPurposeValues }).notNull(),
    /** Of the notice that was shown, and the language in which it was. */
    noticeVersion: text().notNull(),
    language: text({ enum: localeValues }).notNull(),
    grantedAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (table) => [
    index('consents_by_person').on(table.userId, table.purpose, table.grantedAt.desc()),
    check('consents_purpose_known', oneOf(table.purpose, consentPurposeValues)),
    check('consents_language_known', oneOf(table.language, localeValues)),
  ],
);
