/** Joining an organisation with the account that an invitation made. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import type { User } from '../tables/users.ts';
import { lockOneInvitation } from './lock.ts';
import { readInvitations } from './read.ts';
import { refuseUnlessOpen } from './standing.ts';
import { teamInvitations } from '../tables/team.ts';

/** Keeps the invitation that an account was made with from being withdrawn or accepted again until the transaction ends. */
export async function lockInvitation(tx: Transaction, accountID: string): Promise<void> {
  await lockOneInvitation(tx, eq(teamInvitations.accountID, accountID));
}

/**
 * Uses up the invitation that an account was made with, once its mobile number is verified.
 * @returns whether there was one: its link went to the account's address, which is confirmed by that
 * @throws ApiFailure as `refuseUnlessOpen`
 */
export async function joinByInvitation(
  tx: Transaction,
  { id: accountID }: Pick<User, 'id'>,
  now: Date,
): Promise<boolean> {
  const made = and(eq(teamInvitations.accountID, accountID), isNull(teamInvitations.acceptedAt));
  const id = await lockOneInvitation(tx, made);
  if (id === undefined) return false;
  const isThis = eq(teamInvitations.id, id);
  const [invitation] = await readInvitations(tx, isThis);
  await refuseUnlessOpen(tx, invitation, now);
  await tx.update(teamInvitations).set({ acceptedAt: now }).where(isThis);
  return true;
}
