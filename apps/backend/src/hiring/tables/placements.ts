/** What candidates plan: whether they look for a job. Whether somebody is placed follows from offers, and is not kept. */
import { placementPlanValues } from '@aarambh/api-client/enums';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../database/index.ts';
import { users } from '../../identity/index.ts';

/** Who has no row looks for a job. */
export const placements = pgTable(
  'placements',
  {
    userID: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text({ enum: placementPlanValues }).notNull(),
    /** Where, as the candidate or the officer wrote it. */
    note: text(),
    /** Why an officer said it; null for what the candidate says. */
    reason: text(),
    /** Without a foreign key: an officer's account can end before the record. */
    setBy: text().notNull(),
    setAt: instant().notNull(),
  },
  (table) => [check('placements_plan_known', oneOf(table.plan, placementPlanValues))],
);
