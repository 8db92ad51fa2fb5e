/** Changing an account. */
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/open.ts';
import { ApiFailure, notFound } from '../../platform/failure.ts';
import { removeUnverified } from './registration.ts';
import { users, type User } from './tables.ts';

/** A moment as the contract writes it: seconds since 1970 UTC, and nanoseconds within that second. */
export interface Moment {
  seconds: number;
  nanoseconds: number;
}

export interface UserChanges {
  broadcastNotificationLastRead?: Moment | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  locale?: User['locale'] | undefined;
}

/** How far ahead of the server's a browser's clock may be before its last-read time is cut. */
const clockTolerance = 60_000;

/**
 * Changes an account.
 * @param scope which accounts the caller may change; one outside is not found
 * @returns the account afterwards, and whether its e-mail address is new and has to be verified
 * @throws ApiFailure 404 outside the scope, 409 DUPLICATE when another account has the e-mail address
 */
export async function changeUser(
  tx: Transaction,
  id: string,
  changes: UserChanges,
  scope: SQL | undefined,
  by: { userID: string; at: Date },
): Promise<{ user: User; isEmailNew: boolean }> {
  const [before] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), scope))
    .for('update');
  if (!before) throw notFound();
  const email = changes.email?.toLowerCase();
  const isEmailNew = email !== undefined && email !== before.email;
  if (isEmailNew) await claimEmail(tx, email, id);
  const [user] = await tx
    .update(users)
    .set({
      firstName: changes.firstName,
      lastName: changes.lastName,
      locale: changes.locale,
      ...(isEmailNew ? { email, emailVerifiedAt: null } : {}),
      ...lastRead(changes.broadcastNotificationLastRead, before, by.at),
      updatedBy: by.userID,
      updatedAt: by.at,
      rowVersion: sql`${users.rowVersion} + 1`,
    })
    .where(eq(users.id, id))
    .returning();
  if (!user) throw notFound();
  return { user, isEmailNew };
}

/** Makes sure that no other account has the address; an unverified registration that does gives way. */
async function claimEmail(tx: Transaction, email: string, id: string): Promise<void> {
  await removeUnverified(tx, and(eq(users.email, email), ne(users.id, id)));
  const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (other) throw new ApiFailure(409, 'DUPLICATE', 'This e-mail address belongs to another account.');
}

/** Until when a person has read broadcast notifications. */
export function lastReadOf({ broadcastLastReadSeconds, broadcastLastReadNanoseconds }: User): Date {
  return new Date(broadcastLastReadSeconds * 1000 + broadcastLastReadNanoseconds / 1e6);
}

/** The later of the stored and the given moment; the given one counts at most to shortly after now. */
function lastRead(given: Moment | undefined, before: User, now: Date) {
  if (!given) return {};
  const latest = now.getTime() + clockTolerance;
  const isTooLate = given.seconds * 1000 + given.nanoseconds / 1e6 > latest;
  const { seconds, nanoseconds } = isTooLate
    ? { seconds: Math.floor(latest / 1000), nanoseconds: (latest % 1000) * 1e6 }
    : given;
  const isLater =
    seconds > before.broadcastLastReadSeconds ||
    (seconds === before.broadcastLastReadSeconds && nanoseconds > before.broadcastLastReadNanoseconds);
  return isLater ? { broadcastLastReadSeconds: seconds, broadcastLastReadNanoseconds: nanoseconds } : {};
}
