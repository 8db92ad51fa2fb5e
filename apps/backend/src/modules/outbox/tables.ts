/** The sandbox's outbox: every SMS and e-mail that would have been sent. */
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, primaryID } from '../../database/columns.ts';
import { oneOf } from '../../database/constraints.ts';

export const messageChannels = ['sms', 'email'] as const;
export type MessageChannel = (typeof messageChannels)[number];

export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: primaryID(),
    channel: text({ enum: messageChannels }).notNull(),
    /** A ten-digit mobile number or an e-mail address. */
    recipient: text().notNull(),
    /** Of e-mails. */
    subject: text(),
    body: text().notNull(),
    /** Why a real message would not have gone out; null when it would. */
    withheldBecause: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('outbox_messages_newest').on(table.createdAt.desc(), table.id.desc()),
    check('outbox_messages_channel_known', oneOf(table.channel, messageChannels)),
  ],
);

export type OutboxMessage = typeof outboxMessages.$inferSelect;
