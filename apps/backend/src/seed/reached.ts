import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';
import { reachesUser, notifications } from '../messages/index.ts';
import { users } from '../identity/index.ts';
import { notificationID, notificationSeeds } from './data/notifications.ts';

/** Writes how many people each message of the sandbox reached: those of its audience who were there when it was sent. */
export async function countReached(tx: Transaction): Promise<void> {
  const reached = and(
    eq(users.userStatus, 'Active'),
    lte(users.createdAt, notifications.createdAt),
    reachesUser,
  );
  const ids = notificationSeeds.map(({ key }) => notificationID(key));
  await tx
    .update(notifications)
    .set({ sentCount: sql`(select count(*)::int from ${users} where ${reached})` })
    .where(and(inArray(notifications.id, ids), isNull(notifications.sentCount)));
}
