/** General notifications, and news of the kinds that people choose, by e-mail and SMS to those who chose that; what has to be told, to all. */
import { and, eq, inArray, isNotNull, isNull, lte, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Transaction } from '../../database/index.ts';
import { plainText, startRounds, type Message, type Messenger } from '../../platform/index.ts';
import { preferences, users, type User } from '../../identity/index.ts';
import { isInAudience } from './audience.ts';
import { shownLink } from './content.ts';
import { notifications, type Notification } from './tables.ts';
import { generalWays, waysOf } from './ways.ts';

const subjects: Record<User['locale'], string> = {
  en: 'News from Aarambh',
  hi: 'आरंभ से समाचार',
};

/** How messages leave, and where their links lead. */
export interface Ways {
  messenger: Pick<Messenger, 'send'>;
  publicAddress: () => string;
}

/**
 * Writes a general notification that was sent at once to the people of its audience who chose to get these by e-mail or SMS. Of
 * others there is nothing to do: critical ones are in the portal until they are read, and `forwardDue` sees to those for later.
 */
export async function forwardByChoice(db: Db, id: string, ways: Ways): Promise<void> {
  const [notification] = await db.select().from(notifications).where(eq(notifications.id, id));
  if (!notification || notification.type !== 'Broadcast' || notification.scheduledAt !== null) return;
  await forward(db, notification, ways);
}

/**
 * Forwards general notifications whose time has come, news to those who chose to get its kind, and what has to be told at once; each once, however many copies of
 * the server look for them.
 */
export async function forwardDue(db: Db, ways: Ways, now: Date): Promise<void> {
  const isDue = and(
    eq(notifications.isActive, true),
    isNull(notifications.forwardedAt),
    or(
      and(eq(notifications.type, 'Broadcast'), lte(notifications.scheduledAt, now)),
      isNotNull(notifications.forwardTo),
    ),
  );
  for (;;) {
    const isForwarded = await db.transaction(async (tx) => {
      const next = tx.select({ id: notifications.id }).from(notifications).where(isDue).limit(1);
      const [due] = await tx
        .update(notifications)
        .set({ forwardedAt: now, updatedAt: sql`${notifications.updatedAt}` })
        .where(eq(notifications.id, sql`(${next.for('update', { skipLocked: true })})`))
        .returning();
      // In the same transaction: a process that dies here leaves it for the next look.
      if (due !== undefined) await forward(tx, due, ways, tx);
      return due !== undefined;
    });
    if (!isForwarded) return;
  }
}

/** Milliseconds between two looks for notifications whose time has come. */
const rhythm = 20_000;

/** Looks for notifications whose time has come until it is stopped; stopping waits for a look that has begun. */
export function startDeliveryJob(
  db: Db,
  ways: Ways,
  now: () => Date,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  return startRounds(rhythm, () => forwardDue(db, ways, now()), log, 'forwarding notifications failed').stop;
}

async function forward(
  db: Db,
  notification: Notification,
  { messenger, publicAddress }: Ways,
  tx?: Transaction,
): Promise<void> {
  const { byEmail: isByEmail, bySms: isBySms } = waysFor(notification);
  const people = await db
    .select({
      email: users.email,
      mobileNumber: users.mobileNumber,
      locale: users.locale,
      byEmail: sql<boolean>`coalesce(${isByEmail}, false)`,
      bySms: sql<boolean>`coalesce(${isBySms}, false)`,
    })
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(
      and(
        eq(users.userStatus, 'Active'),
        or(isByEmail, isBySms),
        notification.forwardTo === null
          ? isInAudience(notification)
          : inArray(users.id, notification.forwardTo),
      ),
    );
  const text = textOf(notification, publicAddress());
  for (const { email, mobileNumber, locale, byEmail, bySms } of people) {
    const messages: Message[] = [
      ...(byEmail ? [{ channel: 'email', to: email, subject: subjects[locale], text } as const] : []),
      ...(bySms ? [{ channel: 'sms', to: mobileNumber, text } as const] : []),
    ];
    for (const message of messages) await messenger.send(message, tx);
  }
}

/** By what each person of a notification gets it. What names people and no kind has to reach them. */
function waysFor({ kind, forwardTo }: Notification): Record<'byEmail' | 'bySms', SQLWrapper> {
  if (kind !== null) return waysOf[kind];
  return forwardTo === null ? generalWays : { byEmail: isNotNull(users.emailVerifiedAt), bySms: sql`true` };
}

/** The words of a notification, then where its link leads. */
function textOf({ content, cta }: Notification, publicAddress: string): string {
  const link = shownLink(cta);
  return [plainText(content), ...(link === null ? [] : [new URL(link, publicAddress).href])].join('\n\n');
}
