/** Invitations to accounts that others have made, for which nobody has chosen a password yet. */
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/index.ts';
import { users } from './users.ts';

/** One row per person who is invited; it goes when the person has a password. */
export const accountInvitations = pgTable(
  'account_invitations',
  {
    userID: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who asked for it last. */
    invitedBy: text().references(() => users.id, { onDelete: 'set null' }),
    /** Since when it waits to be sent; null once it is. */
    dueAt: instant(),
    /** SHA-256 of the link's token, which has 256 random bits and is made when it is sent. Sending again replaces it. */
    tokenHash: text().unique(),
    expiresAt: instant(),
    /** What was chosen with the link, and which terms were accepted with it; in force with the code to the mobile number. */
    passwordHash: text(),
    termsVersion: text(),
    acceptedAt: instant(),
  },
  (table) => [
    // The few that wait, among all.
    index('account_invitations_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('account_invitations_by_inviter').on(table.invitedBy),
  ],
);
