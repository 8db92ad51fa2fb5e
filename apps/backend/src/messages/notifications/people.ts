import { and, eq, inArray } from 'drizzle-orm';
import { localeValues } from '@aarambh/api-client/enums';
import type { Db } from '../../database/index.ts';
import type { Locale } from '../../platform/index.ts';
import { users } from '../../identity/index.ts';
import { sendNotification } from './service.ts';
import type { NotificationType } from './tables.ts';

interface News {
  type: NotificationType;
  /** HTML without anything that somebody wrote, but escaped. */
  content: (locale: Locale) => string;
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
  { type, content, cta, occasion, at }: News,
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
      content: content(locale),
      cta,
      audienceUsers,
      occasion: `${occasion}/${locale}`,
      createdAt: at,
    });
    if (sent !== null) told.push(...audienceUsers);
  }
  return told;
}
