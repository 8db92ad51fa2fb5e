/** Notifications by e-mail, SMS, WhatsApp and to browsers: by what their weight says, and to those who chose that. */
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import {
  createTask,
  inLanguage,
  inTurn,
  plainText,
  untilNoneWaits,
  type Message,
  type Messenger,
  type Taking,
  type Task,
  type TaskHost,
  type TranslatedText,
} from '../../platform/index.ts';
import { preferences, pushSubscriptions, users } from '../../identity/index.ts';
import { pushLife, pushText } from '../push/message.ts';
import { isInAudience } from './audience.ts';
import { filledContent, shownLink } from './content.ts';
import { nextOfGroup, type FindGroup } from './groups.ts';
import { invitationFile } from './invitation-file.ts';
import { addressNext, nextForwarded } from './recipients.ts';
import { notificationRecipients, notifications, type Notification } from '../tables/notifications.ts';
import { byPush, waysOf } from './channels.ts';

/** Of what has no subject of its own. */
const usualSubject: TranslatedText = 'News from Aarambh';

/** How messages leave, and where their links lead. */
export interface Ways {
  messenger: Pick<Messenger, 'send'>;
  publicAddress: () => string;
}

/** What going out needs besides: who may still be written to is asked of the groups. */
export interface Forwarding extends Ways {
  findGroup: FindGroup;
  /** Whether the platform sends to WhatsApp. */
  hasWhatsapp: boolean;
  /** From which address e-mails come; absent where none leave. */
  sender?: string;
}

/** Milliseconds between two looks for notifications whose time has come. */
const rhythm = 20_000;

/** People in one transaction. */
const batchSize = 250;

/** Sends notifications by e-mail and SMS, beside the calls that write them. */
export const createDelivery = (host: TaskHost, ways: Forwarding): Task =>
  createTask(host, {
    name: 'notifications',
    everyMs: rhythm,
    work: async (goesOn) => {
      const { db, now } = host;
      await inTurn([
        () => forwardDue(db, ways, now(), goesOn),
        async () => {
          while (goesOn() && (await addressNext(db, now())));
        },
      ]);
    },
  });

/**
 * Forwards notifications whose time has come and news, each once, however many copies of
 * the server look for them. What a stopped copy has begun goes on behind the last person it wrote to.
 * @throws AggregateError of those that could not go out, after all others
 */
export async function forwardDue(
  db: Db,
  ways: Forwarding,
  now: Date,
  goesOn: () => boolean = () => true,
): Promise<void> {
  await untilNoneWaits(async (taking) => {
    await begin(db, now);
    return forwardNext(db, ways, now, taking);
  }, goesOn);
}

/** Lets what is due go out. An earlier version beside this one leaves alone what has begun. */
async function begin(db: Db, now: Date): Promise<void> {
  const due = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.isActive, true),
        isNull(notifications.forwardedAt),
        or(
          and(
            or(eq(notifications.type, 'Broadcast'), isNotNull(notifications.weight)),
            lte(notifications.scheduledAt, now),
          ),
          isNotNull(notifications.forwardTo),
        ),
      ),
    )
    .for('update', { skipLocked: true });
  await db
    .update(notifications)
    .set({ forwardedAt: now, forwardedTo: '', updatedAt: sql`${notifications.updatedAt}` })
    .where(inArray(notifications.id, due));
}

const namesItsPeople = or(notifications.isAddressed, isNotNull(notifications.forwardTo));

/**
 * Writes to the next people of a notification that goes out, and notes how far it has come, in one transaction.
 * @returns false when there is none, or other copies are busy with all of them
 */
function forwardNext(db: Db, ways: Forwarding, now: Date, { passedOver, take }: Taking): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [notification] = await tx
      .select()
      .from(notifications)
      .where(
        and(
          eq(notifications.isActive, true),
          isNotNull(notifications.forwardedTo),
          notInArray(notifications.id, [...passedOver]),
        ),
      )
      // What names its people comes before what is for very many.
      .orderBy(sql`not ${namesItsPeople}`, asc(notifications.forwardedAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (notification === undefined) return false;
    take(notification.id);
    const { people, last } = await nextPeople(tx, notification, ways.findGroup);
    await ways.messenger.send(
      [
        ...messagesTo(people, notification, ways),
        ...messagesToBrowsers(await browsersOf(tx, people), notification, now),
      ],
      tx,
    );
    await tx
      .update(notifications)
      .set({ forwardedAt: now, forwardedTo: last, updatedAt: sql`${notifications.updatedAt}` })
      .where(eq(notifications.id, notification.id));
    return true;
  });
}

/** Those behind the last, in the order of ids, who get it outside of the portal; and who of them is the last, null when nobody comes after. */
async function nextPeople(
  tx: Transaction,
  notification: Notification,
  findGroup: FindGroup,
): Promise<{ people: Addressee[]; last: string | null }> {
  const { forwardTo, forwardedTo, isAddressed } = notification;
  if (isToGroup(notification)) {
    const { ids, last } = await nextOfGroup(tx, notification, findGroup, batchSize);
    return { people: await addressees(tx, notification, inArray(users.id, ids)), last };
  }
  if (isAddressed && forwardTo === null) {
    const ids = await nextForwarded(tx, notification, batchSize);
    const people = await addressees(tx, notification, inArray(users.id, ids));
    return { people, last: ids.length < batchSize ? null : (ids.at(-1) ?? null) };
  }
  const isMeant =
    forwardTo === null
      ? isInAudience(notification)
      : sql`${users.id} = any(${sql.param(forwardTo, notifications.forwardTo)})`;
  const behind = and(gt(users.id, forwardedTo ?? ''), isMeant);
  const people = await addressees(tx, notification, behind).orderBy(asc(users.id)).limit(batchSize);
  return { people, last: people.length < batchSize ? null : (people.at(-1)?.id ?? null) };
}

function addressees(tx: Transaction, notification: Notification, isMeant: SQL | undefined) {
  const { byEmail, bySms, byWhatsapp } = waysOf({
    ...notification,
    isFromPeople: !isForNamed(notification) || isToGroup(notification),
  });
  const inBrowsers = byPush(notification.pushKind);
  return tx
    .select({
      id: users.id,
      email: users.email,
      mobileNumber: users.mobileNumber,
      locale: users.locale,
      byEmail: sql<boolean>`coalesce(${byEmail}, false)`,
      bySms: sql<boolean>`coalesce(${bySms}, false)`,
      byWhatsapp: sql<boolean>`${byWhatsapp}`,
      byPush: sql<boolean>`coalesce(${inBrowsers}, false)`,
      fields: notificationRecipients.fields,
    })
    .from(users)
    .leftJoin(
      notificationRecipients,
      and(
        eq(notificationRecipients.notificationID, notification.id),
        eq(notificationRecipients.userID, users.id),
      ),
    )
    .leftJoin(preferences, eq(preferences.userID, users.id))
    .where(and(eq(users.userStatus, 'Active'), or(byEmail, bySms, inBrowsers), isMeant))
    .$dynamic();
}

type Addressee = Awaited<ReturnType<typeof addressees>>[number];

function messagesTo(
  people: readonly Addressee[],
  notification: Notification,
  { publicAddress, hasWhatsapp, sender }: Pick<Forwarding, 'publicAddress' | 'hasWhatsapp' | 'sender'>,
): Message[] {
  const { id: notificationID, subject, content, cta } = notification;
  const about = aboutOf(notification);
  const host = publicAddress();
  const alike = textOf(notification, host);
  return people.flatMap(
    ({ id, email, mobileNumber, locale, byEmail, bySms, byWhatsapp, fields }): Message[] => {
      const text =
        fields === null ? alike : textOf({ content: filledContent(content, fields, locale), cta }, host);
      const same = {
        ...about,
        text,
        ...(notification.occasion === null && { of: { notificationID, userID: id } }),
      };
      const calendar =
        byEmail && email !== null
          ? invitationFile(notification, {
              to: email,
              from: sender ?? `aarambh@${new URL(host).hostname}`,
              publicAddress: host,
            })
          : undefined;
      return [
        ...(byEmail
          ? [
              {
                channel: 'email',
                to: email,
                subject: subject ?? inLanguage(usualSubject, locale),
                ...same,
                ...(calendar !== undefined && { calendar }),
              } as const,
            ]
          : []),
        ...(bySms
          ? [
              {
                channel: 'sms',
                to: mobileNumber,
                registered: { text: 'notice', locale },
                ...same,
              } as const,
            ]
          : []),
        ...(byWhatsapp && hasWhatsapp
          ? [
              {
                channel: 'whatsapp',
                to: mobileNumber,
                registered: { text: 'notice', locale },
                ...same,
              } as const,
            ]
          : []),
      ];
    },
  );
}

/** What has to reach somebody at once is not behind what goes to very many. */
function aboutOf(notification: Notification): Pick<Message, 'kind' | 'aboutUserID'> {
  const { kind, weight, aboutUserID } = notification;
  const isUrgent = weight === null ? kind === null && isForNamed(notification) : weight === 'binding';
  return { kind: isUrgent ? 'account' : 'news', ...(aboutUserID !== null && { aboutUserID }) };
}

/** The browsers of those who are told there. */
async function browsersOf(tx: Transaction, people: readonly Addressee[]) {
  const told = new Map(people.flatMap((each) => (each.byPush ? [[each.id, each.locale] as const] : [])));
  if (told.size === 0) return [];
  const { id, userID } = pushSubscriptions;
  const rows = await tx
    .select({ id, userID })
    .from(pushSubscriptions)
    .where(inArray(userID, [...told.keys()]));
  return rows.map((row) => ({ id: row.id, locale: told.get(row.userID) ?? 'en' }));
}

function messagesToBrowsers(
  browsers: Awaited<ReturnType<typeof browsersOf>>,
  notification: Notification,
  now: Date,
): Message[] {
  const { pushKind, content, cta } = notification;
  if (pushKind === null) return [];
  const words = plainText(content);
  const link = shownLink(cta);
  return browsers.map(({ id, locale }) => ({
    channel: 'push',
    to: id,
    text: JSON.stringify(pushText({ ...notification, pushKind }, { words, link, locale })),
    goodUntil: new Date(now.getTime() + pushLife),
    ...aboutOf(notification),
  }));
}

const isForNamed = ({ isAddressed, forwardTo }: Notification): boolean => isAddressed || forwardTo !== null;

/** Somebody wrote it, and its people were written down: the platform names the occasion of what it tells by itself. */
const isToGroup = ({ isAddressed, occasion }: Notification): boolean => isAddressed && occasion === null;

/** The words of a notification, then where its link leads. */
export function textOf(
  { content, cta }: Pick<Notification, 'content' | 'cta'>,
  publicAddress: string,
): string {
  const link = shownLink(cta);
  return [plainText(content), ...(link === null ? [] : [new URL(link, publicAddress).href])].join('\n\n');
}
