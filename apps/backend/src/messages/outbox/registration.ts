import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import type { OutboxMessage } from '../tables/outbox.ts';
import { smsTemplates } from '../tables/sms-templates.ts';
import type { Registration } from './carrier.ts';

/** What the text of a message is registered by now; undefined for what is no registered text, or where nothing was entered. */
export async function registrationOf(
  db: Db,
  { channel, smsText, smsLocale }: Pick<OutboxMessage, 'channel' | 'smsText' | 'smsLocale'>,
): Promise<Registration | undefined> {
  if (channel !== 'sms' || smsText === null || smsLocale === null) return undefined;
  const { templateID, header, text, locale } = smsTemplates;
  const [found] = await db
    .select({ templateID, header })
    .from(smsTemplates)
    .where(and(eq(text, smsText), eq(locale, smsLocale)));
  return found;
}
