/** Whom an invitation waits for. */
import { and, eq, notExists, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { credentials, registrations } from '../tables/auth.ts';
import { users } from '../tables/users.ts';
import { accountInvitations } from '../tables/invitations.ts';

/** Accounts that others made and nobody has chosen a password for. */
export const awaitsPassword: SQL | undefined = and(
  eq(users.userStatus, 'Active'),
  notExists(sql`(select from ${credentials} where ${credentials.userID} = ${users.id})`),
);

/** Whether an invitation can be sent to a person, in a query with `users`. */
export const isInvited = sql<boolean>`(${awaitsPassword})`;

/** Notes, with the account, that its person is to be invited; `sendDueInvitations` does so. */
export async function recordInvitation(
  tx: Transaction,
  userID: string,
  { invitedBy, now }: { invitedBy: string | null; now: Date },
): Promise<void> {
  const values = { invitedBy, dueAt: now };
  await tx
    .insert(accountInvitations)
    .values({ userID, ...values })
    .onConflictDoUpdate({ target: accountInvitations.userID, set: values });
}

/** Ends the invitation of somebody who has a password now: its link opens nothing any more. */
export async function endInvitation(tx: Transaction, userID: string): Promise<void> {
  await tx.delete(accountInvitations).where(eq(accountInvitations.userID, userID));
  await tx.delete(registrations).where(eq(registrations.userID, userID));
}
