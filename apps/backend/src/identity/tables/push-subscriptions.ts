/** Browsers that show news while the portal is closed. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, primaryID } from '../../database/index.ts';
import { users } from './users.ts';

/** A browser of a person who asked for it; it goes with the account, and with the session in which it was last claimed when that is ended. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: primaryID(),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session of the browser; without a foreign key, because one that ran out leaves the browser as it is. */
    sessionID: text().notNull(),
    /** Address at the push service. Whoever knows it and the keys can send to the browser. */
    endpoint: text().notNull().unique(),
    /** Public key of the browser, and the secret that it drew (RFC 8291), both base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Browser and system, as `describeDevice` names them. */
    browser: text().notNull(),
    createdAt: instant().notNull(),
    /** When the push service last took a message over. */
    lastSentAt: instant(),
  },
  (table) => [
    index('push_subscriptions_of_person').on(table.userID, table.createdAt),
    index('push_subscriptions_of_session').on(table.sessionID),
  ],
);
