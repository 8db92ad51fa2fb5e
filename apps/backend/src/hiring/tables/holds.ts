/** Students whom their institute keeps from applying: for dues, for discipline. */
import { holdKindValues } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, oneOf, primaryID } from '../../database/index.ts';
import { users } from '../../identity/index.ts';

export const holds = pgTable(
  'holds',
  {
    id: primaryID(),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: holdKindValues }).notNull(),
    /** In the words of the officer; the student reads it, companies do not. */
    reason: text().notNull(),
    /** Who lifts it: an office, a room, a number. */
    liftedWhere: text().notNull(),
    /** Null: until it is lifted. */
    until: instant(),
    placedAt: instant().notNull(),
    /** Without a foreign key, as `liftedBy`: a hold outlives the officer's account. */
    placedBy: text().notNull(),
    liftedAt: instant(),
    liftedBy: text(),
    liftedReason: text(),
  },
  (table) => [
    index('holds_by_user').on(table.userID),
    // One of a kind is in force.
    uniqueIndex('holds_in_force')
      .on(table.userID, table.kind)
      .where(sql`${table.liftedAt} is null`),
    check('holds_kind_known', oneOf(table.kind, holdKindValues)),
    check(
      'holds_lifted_whole',
      sql`num_nonnulls(${table.liftedAt}, ${table.liftedBy}, ${table.liftedReason}) in (0, 3)`,
    ),
  ],
);
