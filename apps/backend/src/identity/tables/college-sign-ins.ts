/** Signing in by a college's own identity: how each institute is asked, and which identities open which accounts. */
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from '../../database/index.ts';
import { institutes } from '../../organisations/index.ts';
import { users } from './users.ts';

/** How an institute's own identity signs in. No row: it was never set up. */
export const collegeSignIns = pgTable(
  'college_sign_ins',
  {
    instituteID: text()
      .primaryKey()
      .references(() => institutes.id, { onDelete: 'cascade' }),
    /** As OpenID Connect Discovery takes it. */
    issuer: text().notNull(),
    clientID: text().notNull(),
    /** Null for a client that only has PKCE to prove itself with. */
    sealedClientSecret: text(),
    /** The claim of the ID token that holds the roll number. */
    rollNumberClaim: text(),
    isEnabled: boolean().notNull().default(false),
    rowVersion: integer().notNull().default(1),
    updatedAt: instant().notNull(),
    updatedBy: text(),
  },
  (table) => [check('college_sign_ins_issuer_is_an_address', sql`${table.issuer} ~ '^https?://'`)],
);

/** An identity of a college that opens an account: linked once by its person, who was signed in otherwise. */
export const collegeLinks = pgTable(
  'college_links',
  {
    instituteID: text()
      .notNull()
      .references(() => institutes.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    /** What the issuer calls the person, for ever (`sub`). */
    subject: text().notNull(),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteID, table.issuer, table.subject] }),
    index('college_links_by_user').on(table.userID),
  ],
);

export type CollegeSignIn = typeof collegeSignIns.$inferSelect;
