/** Changing an account, except for its e-mail address (`auth/email-change.ts`). */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { notFound } from '../../platform/index.ts';
import { users, type User } from '../tables/users.ts';

/** A moment as the contract writes it: seconds since 1970 UTC, and nanoseconds within that second. */
export interface Moment {
  seconds: number;
  nanoseconds: number;
}

export interface UserChanges {
  broadcastNotificationLastRead?: Moment | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  locale?: User['locale'] | undefined;
}

/** How far ahead of the server's a browser's clock may be before its last-read time is cut. */
const clockTolerance = 60_000;

/**
 * Changes an account.
 * @param scope which accounts the caller may change; one outside is not found
 * @returns the account as it was, locked, and afterwards
 * @throws ApiFailure 404 outside the scope
 */
export async function changeUser(
  tx: Transaction,
  id: string,
  changes: UserChanges,
  scope: SQL | undefined,
  by: { userID: string; at: Date },
): Promise<{ before: User; user: User }> {
  const [before] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), scope))
    .for('update');
  if (!before) throw notFound();
  const [user] = await tx
    .update(users)
    .set({
      firstName: changes.firstName,
      lastName: changes.lastName,
      locale: changes.locale,
      ...lastRead(changes.broadcastNotificationLastRead, before, by.at),
      updatedBy: by.userID,
      updatedAt: by.at,
      rowVersion: sql`${users.rowVersion} + 1`,
    })
    .where(eq(users.id, id))
    .returning();
  if (!user) throw notFound();
  return { before, user };
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
