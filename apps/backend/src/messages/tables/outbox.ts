/** The outbox: every SMS, e-mail, WhatsApp and message to a browser, before and after it was sent. */
import { localeValues, smsTextValues } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, primaryID, oneOf } from '../../database/index.ts';
import { messageChannels, messageKinds } from '../../platform/index.ts';

export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: primaryID(),
    channel: text({ enum: messageChannels }).notNull(),
    /** The place of its kind among the kinds of messages: what is smaller goes first. */
    priority: integer().notNull().default(messageKinds.indexOf('account')),
    /** A ten-digit mobile number, an e-mail address, or the id of a browser among `push_subscriptions`. */
    recipient: text().notNull(),
    /** Of e-mails. */
    subject: text(),
    /** Which registered text an SMS is, and in which language; that of what goes to WhatsApp, too. Null for what is none. */
    smsText: text({ enum: smsTextValues }),
    smsLocale: text({ enum: localeValues }),
    /** Plain text in the sandbox. Elsewhere sealed, and emptied once it was delivered or is of no use any more. */
    body: text().notNull(),
    /** The text/calendar part of an e-mail (RFC 6047), kept as its body is; null: none. */
    calendar: text(),
    /** The person whom it names, where somebody else gets it; without a foreign key, so that writing one waits for no account. */
    aboutUserID: text(),
    /** The notification that somebody wrote, and which of its people this is for; both null for all else. Without foreign keys, as the one above. */
    notificationID: text(),
    toUserID: text(),
    /** Why the message does not go out; null when it does. */
    withheldBecause: text(),
    createdAt: instant().notNull(),
    /** When the next attempt to deliver it is due; null: none is. */
    nextAttemptAt: instant(),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed; names no recipient and nothing of the text. */
    lastError: text(),
    /** When delivering it would be of no use any more. */
    goodUntil: instant(),
    /** When the other side took it over. */
    deliveredAt: instant(),
  },
  (table) => [
    index('outbox_messages_newest').on(table.createdAt.desc(), table.id.desc()),
    index('outbox_messages_next')
      .on(table.channel, table.priority, table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    // By this an earlier version beside this one finds what is due.
    index('outbox_messages_due')
      .on(table.channel, table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    index('outbox_messages_given_up')
      .on(table.createdAt)
      .where(sql`${table.deliveredAt} is null and ${table.nextAttemptAt} is null and ${table.attempts} > 0`),
    index('outbox_messages_of_notification')
      .on(table.notificationID, table.toUserID)
      .where(sql`${table.notificationID} is not null`)
      .concurrently(),
    check('outbox_messages_channel_known', oneOf(table.channel, messageChannels)),
  ],
);

export type OutboxMessage = typeof outboxMessages.$inferSelect;
