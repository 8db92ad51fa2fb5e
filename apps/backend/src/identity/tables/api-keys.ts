/** Keys by which programs of companies and institutes call. */
import { entityTypeValues, type ApiKeyScope } from '@aarambh/api-client/enums';
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, primaryID } from '../../database/index.ts';
import { users } from './users.ts';

export const apiKeys = pgTable(
  'api_keys',
  {
    id: primaryID(),
    /** What it is for. */
    name: text().notNull(),
    /** Its first characters, by which its holder recognises it. */
    prefix: text().notNull(),
    /** SHA-256 of the key, which has 256 random bits. */
    keyHash: text().notNull().unique(),
    scopes: text().array().$type<ApiKeyScope[]>().notNull(),
    /** Who answers for it: it reaches what this person reaches, as long as this person belongs to the organisation. */
    ownerID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    parentEntityType: text({ enum: entityTypeValues }).notNull(),
    parentEntityID: text().notNull(),
    /** Most calls in one minute, in each copy of the server. */
    callsPerMinute: integer().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** The last day in India on which it called: written once a day, not with every call. */
    lastUsedOn: date({ mode: 'string' }),
  },
  (table) => [index('api_keys_by_owner').on(table.ownerID)],
);
