/** How many messages were taken over, a day at a time: what became of each is not kept as long as its bill. */
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf } from '../../database/index.ts';
import { messageChannels } from '../../platform/index.ts';

export const messageCounts = pgTable(
  'message_counts',
  {
    /** In India. */
    day: date({ mode: 'string' }).notNull(),
    channel: text({ enum: messageChannels }).notNull(),
    /** Of the person who got it; empty for who belongs to none. Without a foreign key: the count outlives whom it was for. */
    instituteID: text().notNull(),
    messages: integer().notNull(),
    /** What they are paid as: an SMS that is long is several. */
    parts: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.channel, table.instituteID] }),
    check('message_counts_channel_known', oneOf(table.channel, messageChannels)),
  ],
);
