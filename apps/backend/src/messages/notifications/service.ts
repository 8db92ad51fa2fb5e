/** Notifications of a person. */
import { and, desc, eq, gt, gte, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { publish } from '../../platform/index.ts';
import { users, type User } from '../../identity/index.ts';
import { hasStarted, reachesUser } from './audience.ts';
import { notificationReceipts, notifications, type Notification, type NotificationType } from './tables.ts';

/** Who reads. What the person belongs to is read anew each time. */
export type Reader = Pick<User, 'id'>;

export interface NotificationForReader {
  id: string;
  type: NotificationType;
  content: string;
  cta: string | null;
  /** When it began to be listed. */
  sentAt: Date;
  /** Of critical messages. */
  isRead: boolean;
}

/** How long a message is listed. */
const listedFor = 90 * 24 * 60 * 60 * 1000;

/** When a message begins to be listed. */
export const sentAt = sql<Date>`coalesce(${notifications.scheduledAt}, ${notifications.createdAt})`.mapWith(
  notifications.createdAt,
);

/**
 * Sends a message, to be heard of when the transaction is committed.
 * @returns null when a message was sent on the same occasion before
 */
export async function sendNotification(
  db: Db,
  message: typeof notifications.$inferInsert,
): Promise<Notification | null> {
  const [sent] = await db
    .insert(notifications)
    .values(message)
    .onConflictDoNothing({ target: notifications.occasion })
    .returning();
  if (!sent) return null;
  await publish(db, { kind: 'notification', id: sent.id });
  return sent;
}

/** Messages of one type for this person, newest first, of the last 90 days. */
export async function listForReader(
  db: Db,
  reader: Reader,
  type: NotificationType,
  limit: number,
  now: Date,
): Promise<NotificationForReader[]> {
  return select(db, reader, and(eq(notifications.type, type), isListed(now)))
    .orderBy(desc(sentAt), desc(notifications.id))
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
  const critical = and(eq(notifications.id, id), eq(notifications.type, 'Critical'), hasStarted(now));
  const [found] = await select(db, reader, critical);
  if (!found) return undefined;
  await noteRead(db, reader, 'Critical', [found], now);
  return { ...found, isRead: true };
}

/** Notes that this person has read every critical message listed now. */
export async function markAllRead(db: Db, reader: Reader, now: Date): Promise<void> {
  const listed = await select(db, reader, and(eq(notifications.type, 'Critical'), isListed(now)));
  await noteRead(db, reader, 'Critical', listed, now);
}

/** Notes that this person has seen the broadcast messages that were sent up to a moment. */
export async function markBroadcastRead(
  tx: Transaction,
  reader: Reader,
  until: Date,
  now: Date,
): Promise<void> {
  const broadcast = and(eq(notifications.type, 'Broadcast'), lte(sentAt, until), isListed(now));
  const listed = await select(tx, reader, broadcast);
  await noteRead(tx, reader, 'Broadcast', listed, now);
}

/** Writes receipts for those that have none, and tells the reader's other browsers. */
async function noteRead(
  db: Db,
  reader: Reader,
  type: NotificationType,
  messages: readonly NotificationForReader[],
  now: Date,
): Promise<void> {
  const unread = messages.filter(({ isRead }) => !isRead);
  if (unread.length > 0) {
    await db
      .insert(notificationReceipts)
      .values(unread.map(({ id }) => ({ notificationID: id, userId: reader.id, readAt: now })))
      .onConflictDoNothing();
  }
  if (unread.length > 0 || type === 'Broadcast') await publish(db, { kind: 'read', userId: reader.id, type });
}

function select(db: Db, reader: Reader, where: SQL | undefined) {
  return db
    .select({
      id: notifications.id,
      type: notifications.type,
      content: notifications.content,
      cta: notifications.cta,
      sentAt,
      isRead: sql<boolean>`${isNotNull(notificationReceipts.readAt)}`,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, reader.id))
    .leftJoin(
      notificationReceipts,
      and(
        eq(notificationReceipts.notificationID, notifications.id),
        eq(notificationReceipts.userId, reader.id),
      ),
    )
    .where(and(eq(notifications.isActive, true), where, reachesUser))
    .$dynamic();
}

function isListed(now: Date): SQL | undefined {
  const since = new Date(now.getTime() - listedFor);
  return and(
    gte(sentAt, since),
    hasStarted(now),
    or(isNull(notifications.expiresAt), gt(notifications.expiresAt, now)),
  );
}

/** Ids of the messages whose time came after `since` and not after `until`. */
export async function startedBetween(db: Db, since: Date, until: Date): Promise<string[]> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.isActive, true),
        gt(notifications.scheduledAt, since),
        lte(notifications.scheduledAt, until),
      ),
    );
  return rows.map(({ id }) => id);
}
