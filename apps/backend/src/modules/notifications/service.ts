/** Notifications of a person. */
import { and, arrayContains, desc, eq, gte, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import type { User } from '../users/tables.ts';
import { notificationReceipts, notifications, type NotificationType } from './tables.ts';

/** What of a person decides which messages are for the person. */
export type Reader = Pick<User, 'id' | 'type' | 'roleID' | 'parentEntityID'>;

export interface NotificationForReader {
  id: string;
  type: NotificationType;
  content: string;
  cta: string | null;
  createdAt: Date;
  /** Of critical messages. */
  isRead: boolean;
}

/** How long a message is listed. */
const listedFor = 90 * 24 * 60 * 60 * 1000;

/** Messages of one type for this person, newest first, of the last 90 days. */
export async function listForReader(
  db: Db,
  reader: Reader,
  type: NotificationType,
  limit: number,
  now: Date,
): Promise<NotificationForReader[]> {
  const since = new Date(now.getTime() - listedFor);
  return select(
    db,
    reader,
    and(eq(notifications.type, type), gte(notifications.createdAt, since), isFor(reader)),
  )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

/**
 * Notes that this person has read a critical message; a second time changes nothing.
 * @returns the message, or undefined when there is no such critical message for this person
 */
export async function markRead(
  db: Db,
  reader: Reader,
  id: string,
  now: Date,
): Promise<NotificationForReader | undefined> {
  const critical = and(eq(notifications.id, id), eq(notifications.type, 'Critical'), isFor(reader));
  const [found] = await select(db, reader, critical);
  if (!found) return undefined;
  await db
    .insert(notificationReceipts)
    .values({ notificationID: id, userID: reader.id, readAt: now })
    .onConflictDoNothing();
  return { ...found, isRead: true };
}

/** Notes that this person has read every critical message listed now. */
export async function markAllRead(db: Db, reader: Reader, now: Date): Promise<void> {
  const since = new Date(now.getTime() - listedFor);
  const listed = await select(
    db,
    reader,
    and(eq(notifications.type, 'Critical'), gte(notifications.createdAt, since), isFor(reader)),
  );
  const unread = listed.filter(({ isRead }) => !isRead);
  if (unread.length === 0) return;
  await db
    .insert(notificationReceipts)
    .values(unread.map(({ id }) => ({ notificationID: id, userID: reader.id, readAt: now })))
    .onConflictDoNothing();
}

function select(db: Db, reader: Reader, where: SQL | undefined) {
  return db
    .select({
      id: notifications.id,
      type: notifications.type,
      content: notifications.content,
      cta: notifications.cta,
      createdAt: notifications.createdAt,
      isRead: sql<boolean>`${isNotNull(notificationReceipts.readAt)}`,
    })
    .from(notifications)
    .leftJoin(
      notificationReceipts,
      and(
        eq(notificationReceipts.notificationID, notifications.id),
        eq(notificationReceipts.userID, reader.id),
      ),
    )
    .where(and(eq(notifications.isActive, true), where))
    .$dynamic();
}

/** Each audience column that is set must name the person. */
function isFor(reader: Reader): SQL | undefined {
  const entities =
    reader.parentEntityID === null
      ? isNull(notifications.audienceEntities)
      : or(
          isNull(notifications.audienceEntities),
          arrayContains(notifications.audienceEntities, [reader.parentEntityID]),
        );
  return and(
    or(isNull(notifications.audienceTypes), arrayContains(notifications.audienceTypes, [reader.type])),
    or(isNull(notifications.audienceRoles), arrayContains(notifications.audienceRoles, [reader.roleID])),
    entities,
    or(isNull(notifications.audienceUsers), arrayContains(notifications.audienceUsers, [reader.id])),
  );
}
