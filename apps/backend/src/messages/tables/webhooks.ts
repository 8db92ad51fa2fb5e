/** Where programs of companies and institutes hear of news, and what each was sent. */
import { entityTypeValues, type WebhookTopic } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, primaryID } from '../../database/index.ts';
import { users } from '../../identity/index.ts';

export const webhooks = pgTable(
  'webhooks',
  {
    id: primaryID(),
    url: text().notNull(),
    /** Signs what is sent there: 32 bytes in base64, sealed. */
    sealedSecret: text().notNull(),
    topics: text().array().$type<WebhookTopic[]>().notNull(),
    /** Who answers for it: nothing is sent once this person can no longer sign in for the organisation. */
    ownerID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    parentEntityType: text({ enum: entityTypeValues }).notNull(),
    parentEntityID: text().notNull(),
    createdAt: instant().notNull(),
    /** Since when nothing is sent there any more. */
    removedAt: instant(),
  },
  (table) => [
    index('webhooks_by_organisation')
      .on(table.parentEntityID)
      .where(sql`${table.removedAt} is null`),
    index('webhooks_by_owner').on(table.ownerID),
  ],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The `webhook-id` of every attempt, by which a receiver tells a repeat. */
    id: primaryID(),
    webhookID: text()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    topic: text().$type<WebhookTopic | 'test'>().notNull(),
    /** What is sent, to the byte: ids, statuses and times. */
    body: text().notNull(),
    createdAt: instant().notNull(),
    /** When the next attempt is due; null: none is. */
    nextAttemptAt: instant(),
    attempts: integer().notNull().default(0),
    /** Of the last attempt: when it ended, and what was answered or went wrong. */
    answeredAt: instant(),
    answerStatus: integer(),
    lastError: text(),
    deliveredAt: instant(),
  },
  (table) => [
    index('webhook_deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    index('webhook_deliveries_newest').on(table.webhookID, table.createdAt.desc(), table.id.desc()),
    index('webhook_deliveries_by_age').on(table.createdAt),
  ],
);

export type WebhookDelivery = typeof webhookDeliveries.$inferSelect;
