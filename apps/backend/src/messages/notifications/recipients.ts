/** Notifications that are addressed: to whom, what an earlier version wrote of it, and when that ends. */
import { and, asc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { listedFor, sendNotification } from './service.ts';
import { notificationRecipients, notifications, type Notification } from '../tables/notifications.ts';

/** Somebody whom a notification is for, and how it comes. */
export interface Recipient {
  id: string;
  isListed: boolean;
  isForwarded: boolean;
}

type Addressed = Pick<
  typeof notifications.$inferInsert,
  'type' | 'content' | 'subject' | 'cta' | 'kind' | 'weight' | 'pushKind' | 'aboutUserID' | 'occasion'
> & {
  createdAt: Date;
};

/**
 * Sends a message to these people, to be heard of when the transaction is committed.
 * @returns null when a message was sent on the same occasion before
 */
export function sendToPeople(
  db: Db,
  message: Addressed,
  people: readonly Recipient[],
): Promise<Notification | null> {
  const goesOut = people.some(({ isForwarded }) => isForwarded);
  return db.transaction(async (tx) => {
    const sent = await sendNotification(tx, {
      ...message,
      isAddressed: true,
      // An earlier version beside this one knows no other recipients, and so shows it to nobody.
      audienceUsers: [],
      sentCount: people.filter(({ isListed }) => isListed).length,
      ...(goesOut ? { forwardedAt: message.createdAt, forwardedTo: '' } : {}),
    });
    if (sent !== null) await address(tx, sent, people);
    return sent;
  });
}

/** In the order of ids, so that neighbours in the indexes are written one after the other. */
async function address(
  tx: Transaction,
  { id, type, createdAt }: Notification,
  people: readonly Recipient[],
): Promise<void> {
  const of = <Key extends keyof Recipient>(key: Key) => people.map((each) => each[key]);
  await tx.execute(sql`
    insert into ${notificationRecipients} (notification_id, user_id, type, created_at, is_listed, is_forwarded)
    select ${id}, person, ${type}, ${createdAt.toISOString()}::timestamptz, is_listed, is_forwarded
    from unnest(${sql.param(of('id'))}::text[], ${sql.param(of('isListed'))}::boolean[], ${sql.param(of('isForwarded'))}::boolean[])
      as people (person, is_listed, is_forwarded)
    order by person`);
}

/** The next ids behind the last, in their order, of those to whom an addressed notification goes out. */
export async function nextForwarded(
  tx: Transaction,
  { id, forwardedTo }: Notification,
  most: number,
): Promise<string[]> {
  const { notificationID, userID, isForwarded } = notificationRecipients;
  const rows = await tx
    .select({ userID })
    .from(notificationRecipients)
    .where(and(eq(notificationID, id), gt(userID, forwardedTo ?? ''), sql`${isForwarded}`))
    .orderBy(asc(userID))
    .limit(most);
  return rows.map((row) => row.userID);
}

/**
 * Gives a row to each person of the next message that an earlier version addressed within its audience. Until then it is read from there.
 * @returns false when there is none, or other copies are busy with all of them
 */
export function addressNext(db: Db, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isToAddress = and(
      sql`not ${notifications.isAddressed}`,
      isNotNull(notifications.occasion),
      isNotNull(notifications.audienceUsers),
    );
    const [old] = await tx
      .select()
      .from(notifications)
      .where(isToAddress)
      .orderBy(asc(notifications.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (old === undefined) return false;
    const named = old.audienceUsers ?? [];
    const isListed = old.createdAt.getTime() > now.getTime() - listedFor;
    const ids = sql.param(isListed ? named : [], notifications.audienceUsers);
    const people = await tx
      .select({ id: users.id, isListed: sql<boolean>`true`, isForwarded: sql<boolean>`false` })
      .from(users)
      .where(sql`${users.id} = any(${ids})`);
    await address(tx, old, people);
    await tx
      .update(notifications)
      .set({
        isAddressed: true,
        sentCount: old.sentCount ?? named.length,
        updatedAt: sql`${notifications.updatedAt}`,
      })
      .where(eq(notifications.id, old.id));
    return true;
  });
}

/** Rows that are deleted at once. */
const endedAtOnce = 5_000;

/** Deletes the rows of recipients whose message is listed no more, some at a time. */
export async function removeOldRecipients(db: Db, now: Date): Promise<void> {
  const { createdAt } = notificationRecipients;
  const isOver = lt(createdAt, new Date(now.getTime() - listedFor));
  for (;;) {
    const some = db
      .select({ place: sql`ctid` })
      .from(notificationRecipients)
      .where(isOver)
      .limit(endedAtOnce);
    const removed = await db
      .delete(notificationRecipients)
      .where(sql`ctid = any(array(${some}))`)
      .returning({ id: notificationRecipients.notificationID });
    if (removed.length < endedAtOnce) return;
  }
}
