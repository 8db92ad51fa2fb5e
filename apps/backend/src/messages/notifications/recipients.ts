/** Notifications that are addressed: to whom, what an earlier version wrote of it, and when that ends. */
import { notificationTypeValues } from '@aarambh/api-client/enums';
import { and, asc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { dayMs } from '../../platform/index.ts';
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
  | 'type'
  | 'content'
  | 'subject'
  | 'invitation'
  | 'cta'
  | 'kind'
  | 'weight'
  | 'pushKind'
  | 'aboutUserID'
  | 'occasion'
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

/** Milliseconds that staff find what the platform told by itself. No occasion comes again after as long. */
const keptFor = 400 * dayMs;

/** Deletes some rows at a time until none is left. */
async function inParts(removeSome: () => Promise<readonly unknown[]>): Promise<void> {
  while ((await removeSome()).length === endedAtOnce);
}

/** Deletes the rows of recipients whose message is listed no more, and what the platform told over a year ago. What people wrote stays. */
export async function removeOldNotifications(db: Db, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  const ended = db
    .select({ place: sql`ctid` })
    .from(notificationRecipients)
    .where(lt(notificationRecipients.createdAt, before(listedFor)))
    .limit(endedAtOnce);
  await inParts(() =>
    db
      .delete(notificationRecipients)
      .where(sql`ctid = any(array(${ended}))`)
      .returning({ id: notificationRecipients.notificationID }),
  );
  // The index of the newest begins with the type.
  for (const type of notificationTypeValues) {
    const { id, occasion, createdAt } = notifications;
    const old = db
      .select({ id })
      .from(notifications)
      .where(and(eq(notifications.type, type), isNotNull(occasion), lt(createdAt, before(keptFor))))
      .limit(endedAtOnce);
    await inParts(() => db.delete(notifications).where(inArray(id, old)).returning({ id }));
  }
}
