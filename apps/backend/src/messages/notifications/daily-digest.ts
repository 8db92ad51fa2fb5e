/** Once a day, in one e-mail, what a person has not read and got in no other way. */
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../../database/index.ts';
import {
  createTask,
  dayMs,
  hourMs,
  indianDate,
  inLanguage,
  localized,
  plainText,
  shortened,
  startOfIndianDate,
  type Message,
  type Task,
  type TaskHost,
} from '../../platform/index.ts';
import { preferences, users } from '../../identity/index.ts';
import { dailyDigests } from '../tables/daily-digests.ts';
import {
  notificationReceipts,
  notificationRecipients,
  notifications,
  type FieldValues,
} from '../tables/notifications.ts';
import { isInItsAudience } from './audience.ts';
import { filledContent } from './content.ts';
import { waysOf } from './channels.ts';
import type { Ways } from './forwarding.ts';
import { sentAt } from './service.ts';

/** Hour of the day in India. */
const hour = 18;

/** Milliseconds between two looks at the clock. */
const rhythm = 5 * 60_000;

/** Milliseconds after which what was not read is told in no e-mail any more, for servers that were off. */
const longest = 7 * dayMs;

/** People in one transaction. */
const batchSize = 250;

/** Pieces of news in one e-mail, and characters of each; the others are counted. */
const mostLines = 10;
const mostOfLine = 160;

type Day = typeof dailyDigests.$inferSelect;

/** Writes the e-mails of the day, beside the calls. */
export const createDailyDigest = (host: TaskHost, ways: Ways): Task =>
  createTask(host, {
    name: 'dailyDigest',
    everyMs: rhythm,
    work: (goesOn) => sendDigests(host.db, ways, host.now(), goesOn),
  });

/**
 * Writes to everybody who has something new, once a day from six in the evening on, however many copies of the server do so. What a
 * stopped copy has begun goes on behind the last person it looked at.
 */
export async function sendDigests(
  db: Db,
  ways: Ways,
  now: Date,
  goesOn: () => boolean = () => true,
): Promise<void> {
  await begin(db, now);
  while (goesOn() && (await writeNext(db, ways, now)));
}

/** From the end of the last one on. */
async function begin(db: Db, now: Date): Promise<void> {
  const day = indianDate(now);
  const until = new Date(startOfIndianDate(day).getTime() + hour * hourMs);
  if (now < until) return;
  const [last] = await db
    .select({ until: dailyDigests.until })
    .from(dailyDigests)
    .orderBy(desc(dailyDigests.day))
    .limit(1);
  const earliest = until.getTime() - longest;
  const since = new Date(Math.max(last?.until.getTime() ?? until.getTime() - dayMs, earliest));
  await db.insert(dailyDigests).values({ day, since, until, reached: '' }).onConflictDoNothing();
}

/** @returns false when all have been looked at, or other copies are busy with them */
function writeNext(db: Db, ways: Ways, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [day] = await tx
      .select()
      .from(dailyDigests)
      .where(isNull(dailyDigests.endedAt))
      .orderBy(asc(dailyDigests.day))
      .limit(1)
      .for('update', { skipLocked: true });
    if (day === undefined) return false;
    const people = await nextPeople(tx, day);
    const messages = await newsOf(tx, people, day);
    await ways.messenger.send(
      people.flatMap((person) => messageTo(person, messages.get(person.id) ?? [], ways)),
      tx,
    );
    const last = people.length < batchSize ? undefined : people.at(-1);
    await tx
      .update(dailyDigests)
      .set(last === undefined ? { reached: '', endedAt: now } : { reached: last.id })
      .where(eq(dailyDigests.day, day.day));
    return true;
  });
}

/** Those behind the last, in the order of ids, who get such an e-mail and were told something. */
function nextPeople(tx: Transaction, day: Day) {
  const isTold = or(
    sql`exists (select from ${notificationRecipients} where ${and(eq(notificationRecipients.userID, users.id), isAddressedIn(day))})`,
    sql`exists (select from ${notifications} where ${and(isBroadcastIn(day), isInItsAudience)})`,
  );
  return tx
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .leftJoin(preferences, eq(preferences.userID, users.id))
    .where(
      and(
        eq(users.userStatus, 'Active'),
        isNotNull(users.emailVerifiedAt),
        sql`coalesce(${preferences.digestByEmail}, true)`,
        gt(users.id, day.reached),
        isTold,
      ),
    )
    .orderBy(asc(users.id))
    .limit(batchSize);
}

type Person = Awaited<ReturnType<typeof nextPeople>>[number];

/** Condition on recipients: told in that time, on the bell alone. */
const isAddressedIn = ({ since, until }: Day): SQL | undefined =>
  and(
    inArray(notificationRecipients.type, ['Broadcast', 'Critical']),
    gt(notificationRecipients.createdAt, since),
    lte(notificationRecipients.createdAt, until),
    sql`${notificationRecipients.isListed}`,
    sql`not ${notificationRecipients.isForwarded}`,
  );

/** Condition on notifications: written to an audience, and sent in that time. What is critical goes out by itself. */
const isBroadcastIn = ({ since, until }: Day): SQL | undefined =>
  and(
    eq(notifications.type, 'Broadcast'),
    eq(notifications.isActive, true),
    sql`not ${notifications.isAddressed}`,
    gt(sentAt, since),
    lte(sentAt, until),
  );

interface Line {
  content: string;
  fields: FieldValues | null;
  /** How many the person has altogether. */
  total: number;
}

/** The newest of what each of these people has not read. */
async function newsOf(
  tx: Transaction,
  people: readonly Person[],
  day: Day,
): Promise<ReadonlyMap<string, Line[]>> {
  if (people.length === 0) return new Map();
  const ids = people.map(({ id }) => id);
  const isUnread = sql`not exists (select from ${notificationReceipts} where ${and(
    eq(notificationReceipts.notificationID, notifications.id),
    eq(notificationReceipts.userID, users.id),
  )})`;
  const isMeant = and(
    inArray(users.id, ids),
    isUnread,
    eq(notifications.isActive, true),
    or(isNull(notifications.expiresAt), gt(notifications.expiresAt, day.until)),
  );
  const { byEmail, bySms } = waysOf({ weight: 'usual', kind: null, isFromPeople: true });
  const line = { userID: users.id, content: notifications.content, at: sentAt.as('at') };
  const fields = sql<FieldValues | null>`${notificationRecipients.fields}`.as('fields');
  const noFields = sql<FieldValues | null>`null::jsonb`.as('fields');
  const unread = unionAll(
    tx
      .select({ ...line, fields })
      .from(users)
      .innerJoin(notificationRecipients, eq(notificationRecipients.userID, users.id))
      .innerJoin(notifications, eq(notifications.id, notificationRecipients.notificationID))
      .where(and(isMeant, isAddressedIn(day))),
    tx
      .select({ ...line, fields: noFields })
      .from(users)
      .leftJoin(preferences, eq(preferences.userID, users.id))
      .innerJoin(notifications, isInItsAudience)
      .where(and(isMeant, isBroadcastIn(day), sql`not coalesce(${byEmail} or ${bySms}, false)`)),
  ).as('unread');
  const placed = tx
    .select({
      userID: unread.userID,
      content: unread.content,
      fields: unread.fields,
      place: sql<number>`row_number() over (partition by ${unread.userID} order by ${unread.at} desc)`
        .mapWith(Number)
        .as('place'),
      total: sql<number>`count(*) over (partition by ${unread.userID})`.mapWith(Number).as('total'),
    })
    .from(unread)
    .as('placed');
  const rows = await tx
    .select({
      userID: placed.userID,
      content: placed.content,
      fields: placed.fields,
      total: placed.total,
    })
    .from(placed)
    .where(lte(placed.place, mostLines))
    .orderBy(asc(placed.userID), asc(placed.place));
  return Map.groupBy(rows, ({ userID }) => userID);
}

/** Nothing to somebody who has read everything. */
function messageTo({ email, locale }: Person, lines: readonly Line[], { publicAddress }: Ways): Message[] {
  const [first] = lines;
  if (first === undefined) return [];
  const { total } = first;
  const said = (words: ReturnType<typeof localized>) => inLanguage(words, locale);
  const address = (path: string) => new URL(path, publicAddress()).href;
  const news = lines.map(
    ({ content, fields }) =>
      `- ${shortened(
        plainText(filledContent(content, fields, locale))
          .replaceAll(/\s+/g, ' ')
          .trim(),
        mostOfLine,
        locale,
      )}`,
  );
  const more = total - lines.length;
  const text = [
    said(localized('New for you, and not read yet:', {})),
    news.join('\n'),
    ...(more > 0 ? [said(localized('Not shown here: {count}.', { count: more }))] : []),
    address('/dashboard'),
    said(localized('You can switch this e-mail off: {address}', { address: address('/settings') })),
  ];
  return [
    {
      channel: 'email',
      kind: 'news',
      to: email,
      subject: said(localized('New for you on Aarambh: {count}', { count: total })),
      text: text.join('\n\n'),
    },
  ];
}
