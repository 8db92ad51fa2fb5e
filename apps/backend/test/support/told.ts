import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../src/database/index.ts';
import { notificationRecipients, notifications } from '../../src/messages/tables/notifications.ts';

/** What the platform has told people in the portal, the oldest first, and whom. */
export async function toldPeople(db: Db) {
  const people = sql<
    string[]
  >`array_agg(${notificationRecipients.userID} order by ${notificationRecipients.userID})`;
  const rows = await db
    .select({ notification: notifications, people })
    .from(notifications)
    .innerJoin(notificationRecipients, eq(notificationRecipients.notificationID, notifications.id))
    .where(sql`${notificationRecipients.isListed}`)
    .groupBy(notifications.id)
    .orderBy(asc(notifications.id));
  return rows.map(({ notification, people: told }) => ({ ...notification, people: told }));
}
