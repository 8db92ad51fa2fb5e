/** Invitations to the team of a company, an institute or a university. */
import { entityTypeValues } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, oneOf, primaryID } from '../../database/index.ts';
import { roles } from './roles.ts';
import { users } from './users.ts';

export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: primaryID(),
    parentEntityType: text({ enum: entityTypeValues }).notNull(),
    parentEntityID: text().notNull(),
    /** Lower-case. */
    email: text().notNull(),
    roleID: text()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token, which has 256 random bits. Sending again replaces it. */
    tokenHash: text().notNull().unique(),
    /** Who sent it last; the link is good while this person may give the role. */
    invitedBy: text().references(() => users.id, { onDelete: 'set null' }),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    withdrawnAt: instant(),
    /** The account that was made with the link, which waits for its mobile number to be verified until `acceptedAt`. */
    accountID: text().references(() => users.id, { onDelete: 'set null' }),
    acceptedAt: instant(),
  },
  (table) => [
    uniqueIndex('team_invitations_waiting')
      .on(table.parentEntityID, table.email)
      .where(sql`${table.acceptedAt} is null and ${table.withdrawnAt} is null`),
    index('team_invitations_by_email').on(table.email),
    index('team_invitations_by_end').on(table.expiresAt),
    index('team_invitations_by_account').on(table.accountID),
    index('team_invitations_by_inviter').on(table.invitedBy),
    index('team_invitations_by_role').on(table.roleID),
    check('team_invitations_parent_known', oneOf(table.parentEntityType, entityTypeValues)),
    check('team_invitations_email_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);
