/** Notifications of a person. */
import { and, desc, eq, gt, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../../database/index.ts';
import { dayMs, publish, type Locale } from '../../platform/index.ts';
import { users, type User } from '../../identity/index.ts';
import { hasStarted, isInItsAudience, reachesUser } from './audience.ts';
import {
  notificationReceipts,
  notificationRecipients,
  notifications,
  type FieldValues,
  type Notification,
  type NotificationType,
} from '../tables/notifications.ts';

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
  /** What the fields of its content say to the person, in the language of the account. */
  fields: FieldValues | null;
  locale: Locale;
}

/** Milliseconds that a message is listed. */
export const listedFor = 90 * dayMs;

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
export function listForReader(
  db: Db,
  reader: Reader,
  type: NotificationType,
  limit: number,
  now: Date,
): Promise<NotificationForReader[]> {
  return listed(db, reader, { type, now, limit });
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
  const [found] = await select(db, reader).where(
    and(
      eq(notifications.id, id),
      eq(notifications.type, 'Critical'),
      eq(notifications.isActive, true),
      hasStarted(now),
      reachesUser,
    ),
  );
  if (!found) return undefined;
  await noteRead(db, reader, 'Critical', [found], now);
  return { ...found, isRead: true };
}

/** Notes that this person has read every critical message listed now. */
export async function markAllRead(db: Db, reader: Reader, now: Date): Promise<void> {
  await noteRead(db, reader, 'Critical', await listed(db, reader, { type: 'Critical', now }), now);
}

/** Notes that this person has seen the broadcast messages that were sent up to a moment. */
export async function markBroadcastRead(
  tx: Transaction,
  reader: Reader,
  until: Date,
  now: Date,
): Promise<void> {
  await noteRead(tx, reader, 'Broadcast', await listed(tx, reader, { type: 'Broadcast', now, until }), now);
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
      .values(unread.map(({ id }) => ({ notificationID: id, userID: reader.id, readAt: now })))
      .onConflictDoNothing();
  }
  if (unread.length > 0 || type === 'Broadcast') await publish(db, { kind: 'read', userID: reader.id, type });
}

interface Listing {
  type: NotificationType;
  now: Date;
  /** The newest so many; absent: all. */
  limit?: number;
  /** Only those that were sent up to then. */
  until?: Date;
}

/**
 * What is listed for a person, newest first: of what is addressed the own rows, by their index, and of what is for audiences each, of
 * which there are few, because people write them.
 */
async function listed(
  db: Db,
  reader: Reader,
  { type, now, limit, until }: Listing,
): Promise<NotificationForReader[]> {
  const since = new Date(now.getTime() - listedFor);
  const isListed = and(
    eq(notifications.isActive, true),
    hasStarted(now),
    or(isNull(notifications.expiresAt), gt(notifications.expiresAt, now)),
  );
  const { createdAt, userID, notificationID } = notificationRecipients;
  const addressed = select(db, reader)
    .innerJoin(
      notificationRecipients,
      and(eq(notificationID, notifications.id), sql`${notificationRecipients.isListed}`),
    )
    .where(
      and(
        eq(userID, reader.id),
        eq(notificationRecipients.type, type),
        gte(createdAt, since),
        until && lte(createdAt, until),
        isListed,
      ),
    )
    .orderBy(desc(createdAt), desc(notificationID));
  const broadcast = select(db, reader)
    .where(
      and(
        eq(notifications.type, type),
        gte(sentAt, since),
        until && lte(sentAt, until),
        isListed,
        isInItsAudience,
      ),
    )
    .orderBy(desc(sentAt), desc(notifications.id));
  const both =
    limit === undefined
      ? [...(await addressed), ...(await broadcast)]
      : [...(await addressed.limit(limit)), ...(await broadcast.limit(limit))];
  return both.toSorted(byNewest).slice(0, limit);
}

const byNewest = (one: NotificationForReader, other: NotificationForReader): number =>
  other.sentAt.getTime() - one.sentAt.getTime() || (one.id < other.id ? 1 : -1);

/** What its fields say to the reader. */
const ownFields = alias(notificationRecipients, 'own_fields');

function select(db: Db, reader: Reader) {
  return db
    .select({
      id: notifications.id,
      type: notifications.type,
      content: notifications.content,
      cta: notifications.cta,
      sentAt,
      isRead: sql<boolean>`${isNotNull(notificationReceipts.readAt)}`,
      fields: ownFields.fields,
      locale: users.locale,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, reader.id))
    .leftJoin(ownFields, and(eq(ownFields.notificationID, notifications.id), eq(ownFields.userID, reader.id)))
    .leftJoin(
      notificationReceipts,
      and(
        eq(notificationReceipts.notificationID, notifications.id),
        eq(notificationReceipts.userID, reader.id),
      ),
    )
    .$dynamic();
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
