/** What people agreed to. */
import { consentPurposeValues, localeValues, type ParentRelation } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, oneOf, primaryID } from '../../database/index.ts';
import { users } from './users.ts';

/** Who agreed for somebody under 18, as they were named then. */
export interface GivenBy {
  readonly relation: ParentRelation;
  readonly name: string;
  /** The number that the code was sent to. */
  readonly mobileNumber: string;
}

/** A row for each time that a person agreed; it is only ever changed by the withdrawal. */
export const consents = pgTable(
  'consents',
  {
    id: primaryID(),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: consentPurposeValues }).notNull(),
    /** Of the notice that was shown, and the language in which it was. */
    noticeVersion: text().notNull(),
    language: text({ enum: localeValues }).notNull(),
    grantedAt: instant().notNull(),
    withdrawnAt: instant(),
    /** Null where the person agreed. */
    guardian: jsonb().$type<GivenBy>(),
    /** Hash of the link by which the guardian takes it back; null where the person agreed. */
    withdrawalHash: text(),
  },
  (table) => [
    index('consents_by_person').on(table.userID, table.purpose, table.grantedAt.desc()),
    uniqueIndex('consents_by_link').on(table.withdrawalHash),
    check('consents_guardian_named', sql`(${table.purpose} = 'guardian') = (${table.guardian} is not null)`),
    check('consents_purpose_known', oneOf(table.purpose, consentPurposeValues)),
    check('consents_language_known', oneOf(table.language, localeValues)),
  ],
);
