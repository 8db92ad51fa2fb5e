import { and, eq, exists, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { localeValues, type PushKind, type UserType } from '@aarambh/api-client/enums';
import type { Db } from '../../database/index.ts';
import { escapeHTML, type LocalizedText } from '../../platform/index.ts';
import { preferences, roles, users } from '../../identity/index.ts';
import { sendToPeople, type Recipient } from './recipients.ts';
import {
  notifications,
  type Invitation,
  type NewsKind,
  type Notification,
  type NotificationType,
} from '../tables/notifications.ts';
import { byPush, isInPanel, waysOf } from './channels.ts';
import { topics, type NewsTopic } from './topics.ts';

/** What people are told. */
export interface News {
  type: NotificationType;
  /** What it is, and so by what it goes out by itself. */
  topic: NewsTopic;
  text: LocalizedText;
  /** Of its e-mail. @default the one that all news have */
  subject?: LocalizedText;
  /** What its e-mail puts into calendars, or takes out of them. */
  invitation?: Invitation;
  /** What somebody wrote about it, in the language it was written in: a line of its own. */
  note?: string | null;
  /** Where it leads: a path of the portal. */
  cta: string;
  /** Of which people choose more ways; absent for what has to be told. */
  kind?: NewsKind | null;
  /** Shown by browsers, to those who chose that. */
  push?: PushKind | null;
  /** Id of the person whom it names, where others are told: it goes with this person. */
  aboutUserID?: string;
  /** What it is about; people hear of the same only once. */
  occasion: string;
  at: Date;
}

/**
 * Tells people something, each in the language of their account.
 * @returns those who had not been told before
 */
export async function tellPeople(
  db: Db,
  userIDs: readonly string[],
  {
    type,
    topic,
    text,
    subject,
    invitation,
    note = null,
    cta,
    kind: chosenKind,
    push = null,
    aboutUserID,
    occasion,
    at,
  }: News,
): Promise<readonly string[]> {
  if (userIDs.length === 0) return [];
  const { weight, kind } = weighed(topic, chosenKind);
  const people = await readersOf(db, userIDs, { topic, kind: chosenKind, push });
  const told: string[] = [];
  // What is told to one person alone is about this person.
  const alone = userIDs.length === 1 ? (people[0]?.id ?? null) : null;
  for (const locale of localeValues) {
    const readers = people.filter((each) => each.locale === locale);
    const recipients = readers.map((each) => recipientOf(each, type)).filter(isReached);
    if (recipients.length === 0) continue;
    const message = {
      type,
      subject: subject?.[locale] ?? null,
      invitation: invitation ?? null,
      content: [text[locale], note ?? ''].map(paragraph).join(''),
      cta,
      kind,
      weight,
      pushKind: push,
      aboutUserID: aboutUserID ?? alone,
      occasion: `${occasion}/${locale}`,
      createdAt: at,
    };
    const sent = await sendToPeople(db, message, recipients);
    if (sent !== null) told.push(...readers.map(({ id }) => id));
  }
  return told;
}

/** Somebody who is told, with the ways that this person chose. */
export interface NewsReader {
  id: string;
  locale: (typeof localeValues)[number];
  inPanel: boolean;
  isForwarded: boolean;
}

/** Those of these people who have an active account. */
export const readersOf = (
  db: Db,
  userIDs: readonly string[],
  { topic, kind, push = null }: Pick<News, 'topic' | 'kind' | 'push'>,
): Promise<NewsReader[]> =>
  db
    .select({
      id: users.id,
      locale: users.locale,
      ...chosenWays({ kind: kind ?? null, weight: topics[topic] }, push),
    })
    .from(users)
    .leftJoin(preferences, eq(preferences.userID, users.id))
    .where(and(isOneOf(users.id, userIDs), eq(users.userStatus, 'Active')));

/** How it comes to somebody. What is critical stays on the bell until it is read, whatever was chosen. */
export const recipientOf = ({ id, inPanel, isForwarded }: NewsReader, type: NotificationType): Recipient => ({
  id,
  isListed: inPanel || type === 'Critical',
  isForwarded,
});

/** What is kept of it. An earlier version beside this one asks for a choice of what has a kind, so what is binding has none. */
export function weighed(
  topic: NewsTopic,
  kind: NewsKind | null | undefined,
): Pick<Notification, 'weight' | 'kind'> {
  const weight = topics[topic];
  return { weight, kind: weight === 'binding' ? null : (kind ?? null) };
}

/** Whether it comes in any way. */
export const isReached = ({ isListed, isForwarded }: Recipient): boolean => isListed || isForwarded;

/** Condition: somebody was told on this occasion. */
export const wasTold = (occasion: SQL): SQL =>
  exists(
    sql`(select from ${notifications} where ${or(
      ...localeValues.map((locale) => eq(notifications.occasion, sql`${occasion} || ${`/${locale}`}`)),
    )})`,
  );

/** However many there are: each alone would be a parameter of its own. */
const isOneOf = (column: typeof users.id, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::text[])`;

/** Of a person, joined with what the person chose: whether it is in the list, and whether it goes out. */
function chosenWays(news: Pick<Notification, 'kind' | 'weight'>, push: PushKind | null) {
  const { byEmail, bySms } = waysOf({ ...news, isFromPeople: false });
  return {
    inPanel: news.kind === null ? sql<boolean>`true` : isInPanel(news.kind).mapWith(Boolean),
    isForwarded: sql<boolean>`coalesce(${byEmail} or ${bySms} or ${byPush(push)}, false)`,
  };
}

/** Plain words as content of a notification. */
export const paragraph = (words: string): string =>
  words.trim() === '' ? '' : `<p>${escapeHTML(words.trim())}</p>`;

/** Tells the people of organisations: the employers of companies, or the officers of institutes. Not who works on chosen jobs alone. */
export async function tellOrganisations(
  db: Db,
  { type, ids }: { type: UserType; ids: readonly string[] },
  news: News,
): Promise<void> {
  const people = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleID))
    .where(and(eq(users.type, type), inArray(users.parentEntityID, [...ids]), ne(roles.scope, 'job')));
  await tellPeople(
    db,
    people.map(({ id }) => id),
    news,
  );
}
