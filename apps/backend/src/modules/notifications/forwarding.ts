/** General notifications by e-mail and SMS, to those who chose that. */
import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import type { Services } from '../../platform/services.ts';
import type { Message } from '../outbox/messenger.ts';
import { preferences } from '../preferences/tables.ts';
import { users, type User } from '../users/tables.ts';
import { isInAudience } from './audience.ts';
import { plainText, shownLink } from './content.ts';
import { notifications, type Notification } from './tables.ts';

const subjects: Record<User['locale'], string> = {
  en: 'News from Aarambh',
  hi: 'आरंभ से समाचार',
};

/**
 * Writes a general notification to the people of its audience who chose to get these by e-mail or SMS. Of others there is nothing to
 * do: critical ones are in the portal until they are read, and what is planned for later is in the portal alone.
 */
export async function forwardByChoice(
  db: Db,
  id: string,
  { messenger, publicAddress }: Pick<Services, 'messenger' | 'publicAddress'>,
): Promise<void> {
  const [notification] = await db.select().from(notifications).where(eq(notifications.id, id));
  if (!notification || notification.type !== 'Broadcast' || notification.scheduledAt !== null) return;
  const chose = or(eq(preferences.generalByEmail, true), eq(preferences.generalBySms, true));
  const people = await db
    .select({
      email: users.email,
      mobileNumber: users.mobileNumber,
      locale: users.locale,
      byEmail: preferences.generalByEmail,
      bySms: preferences.generalBySms,
    })
    .from(users)
    .innerJoin(preferences, eq(preferences.userID, users.id))
    .where(and(eq(users.userStatus, 'Active'), chose, isInAudience(notification)));
  const text = textOf(notification, publicAddress());
  for (const { email, mobileNumber, locale, byEmail, bySms } of people) {
    const messages: Message[] = [
      ...(byEmail ? [{ channel: 'email', to: email, subject: subjects[locale], text } as const] : []),
      ...(bySms ? [{ channel: 'sms', to: mobileNumber, text } as const] : []),
    ];
    for (const message of messages) await messenger.send(message);
  }
}

/** The words of a notification, then where its link leads. */
function textOf({ content, cta }: Notification, publicAddress: string): string {
  const link = shownLink(cta);
  return [plainText(content), ...(link === null ? [] : [new URL(link, publicAddress).href])].join('\n\n');
}
