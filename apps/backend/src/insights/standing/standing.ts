/** What waits to be done behind the answers, of all copies of the server together: one truth for the alarms and for the screen of staff. */
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { outboxMessages, wasGivenUp } from '../../messages/index.ts';
import { paymentOrders } from '../../money/index.ts';
import { messageKinds, readTaskRuns, type MessageChannel, type MessageKind } from '../../platform/index.ts';
import { importJobs } from '../../records/index.ts';

/** Messages of one kind that have not left by one channel. */
export interface MessageQueue {
  channel: MessageChannel;
  kind: MessageKind;
  count: number;
  /** How many of them were tried before. */
  tried: number;
  /** When the one that waits longest was written. */
  oldestAt: Date;
  /** When the next of them is due, in the past where nobody has taken it. */
  dueAt: Date;
}

/** What has not left yet. */
export async function readMessageQueues(db: Db): Promise<MessageQueue[]> {
  const { channel, priority, attempts, createdAt, nextAttemptAt } = outboxMessages;
  const rows = await db
    .select({
      channel,
      priority,
      count: sql<number>`count(*)::int`,
      tried: sql<number>`(count(*) filter (where ${attempts} > 0))::int`,
      oldestAt: sql`min(${createdAt})`.mapWith(createdAt),
      dueAt: sql`min(${nextAttemptAt})`.mapWith(createdAt),
    })
    .from(outboxMessages)
    .where(isNotNull(nextAttemptAt))
    .groupBy(channel, priority)
    .orderBy(channel, priority);
  return rows.map(({ priority: place, ...queue }) => ({ ...queue, kind: messageKinds[place] ?? 'news' }));
}

/** How many messages were given up, by channel. */
export function readGivenUp(db: Db): Promise<{ channel: MessageChannel; count: number }[]> {
  const { channel } = outboxMessages;
  return db
    .select({ channel, count: sql<number>`count(*)::int` })
    .from(outboxMessages)
    .where(wasGivenUp)
    .groupBy(channel)
    .orderBy(channel);
}

/** Orders of one status whose end is not known yet. */
export interface PaymentQueue {
  status: (typeof paymentOrders.$inferSelect)['status'];
  count: number;
  oldestAt: Date;
  /** When the provider is to be asked about the next of them. */
  dueAt: Date;
}

export function readPaymentQueues(db: Db): Promise<PaymentQueue[]> {
  const { status, createdAt, nextCheckAt } = paymentOrders;
  return db
    .select({
      status,
      count: sql<number>`count(*)::int`,
      oldestAt: sql`min(${createdAt})`.mapWith(createdAt),
      dueAt: sql`min(${nextCheckAt})`.mapWith(createdAt),
    })
    .from(paymentOrders)
    .where(isNotNull(nextCheckAt))
    .groupBy(status)
    .orderBy(status);
}

/** Files that are being taken in; `oldestAt` is null where there is none. */
export async function readImportQueue(db: Db): Promise<{ count: number; oldestAt: Date | null }> {
  const { state, createdAt } = importJobs;
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      oldestAt: sql<Date | null>`min(${createdAt})`.mapWith(createdAt),
    })
    .from(importJobs)
    .where(eq(state, 'Running'));
  return row ?? { count: 0, oldestAt: null };
}

/** Bytes of the database on its disk. */
export async function readDatabaseSize(db: Db): Promise<number> {
  const [row] = await db
    .select({ bytes: sql`pg_database_size(current_database())`.mapWith(Number) })
    .from(sql`(values (1)) as one`);
  return row?.bytes ?? 0;
}

/** All of it. */
export interface Standing {
  messages: MessageQueue[];
  givenUp: { channel: MessageChannel; count: number }[];
  payments: PaymentQueue[];
  imports: { count: number; oldestAt: Date | null };
  tasks: Awaited<ReturnType<typeof readTaskRuns>>;
  databaseBytes: number;
}

/** One after the other: it is never urgent, and must not take the connections of those who wait. */
export async function readStanding(db: Db): Promise<Standing> {
  return {
    messages: await readMessageQueues(db),
    givenUp: await readGivenUp(db),
    payments: await readPaymentQueues(db),
    imports: await readImportQueue(db),
    tasks: await readTaskRuns(db),
    databaseBytes: await readDatabaseSize(db),
  };
}
