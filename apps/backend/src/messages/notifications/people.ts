import { and, eq, inArray } from 'drizzle-orm';
import { localeValues, type UserType } from '@aarambh/api-client/enums';
import type { Db } from '../../database/index.ts';
import type { LocalizedText } from '../../platform/index.ts';
import { users } from '../../identity/index.ts';
import { escapeHTML } from './content.ts';
import { sendNotification } from './service.ts';
import type { NotificationType } from './tables.ts';

interface News {
  type: NotificationType;
  text: LocalizedText;
  /** What somebody wrote about it, in the language it was written in: a line of its own. */
  note?: string | null;
  /** Where it leads: a path of the portal. */
  cta: string;
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
  userIds: readonly string[],
  { type, text, note = null, cta, occasion, at }: News,
): Promise<readonly string[]> {
  if (userIds.length === 0) return [];
  const people = await db
    .select({ id: users.id, locale: users.locale })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), eq(users.userStatus, 'Active')));
  const told: string[] = [];
  for (const locale of localeValues) {
    const audienceUsers = people.filter((each) => each.locale === locale).map(({ id }) => id);
    if (audienceUsers.length === 0) continue;
    const sent = await sendNotification(db, {
      type,
      content: [text[locale], note ?? ''].map(paragraph).join(''),
      cta,
      audienceUsers,
      occasion: `${occasion}/${locale}`,
      createdAt: at,
    });
    if (sent !== null) told.push(...audienceUsers);
  }
  return told;
}

const paragraph = (words: string): string =>
  words.trim() === '' ? '' : `<p>${escapeHTML(words.trim())}</p>`;

/** Tells the people of organisations: the employers of companies, or the officers of institutes. */
export async function tellOrganisations(
  db: Db,
  { type, ids }: { type: UserType; ids: readonly string[] },
  news: News,
): Promise<void> {
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.type, type), inArray(users.parentEntityID, [...ids])));
  await tellPeople(
    db,
    people.map(({ id }) => id),
    news,
  );
}
