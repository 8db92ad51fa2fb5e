import { markNameValues } from '@aarambh/api-client/enums';
import { check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, oneOf, primaryID } from '../../database/index.ts';
import { users } from '../../identity/index.ts';

/** How the marks and backlogs of candidates have changed. Unlike the trail it keeps values, so it goes with the person. */
export const markChanges = pgTable(
  'mark_changes',
  {
    id: primaryID(),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    /** Without a foreign key: the change outlives the account. */
    changedBy: text().notNull(),
    mark: text({ enum: markNameValues }).notNull(),
    semester: integer(),
    before: numeric({ precision: 5, scale: 2, mode: 'number' }),
    after: numeric({ precision: 5, scale: 2, mode: 'number' }),
  },
  (table) => [
    index('mark_changes_by_user').on(table.userID, table.at),
    check('mark_changes_mark_known', oneOf(table.mark, markNameValues)),
  ],
);
