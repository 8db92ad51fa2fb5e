/** Leads: what visitors send through the contact form (specification, sections 1 and 3). */
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { entityColumns } from '../../database/columns.ts';
import { oneOf } from '../../database/constraints.ts';
import { industries } from '../industries/tables.ts';

export const leadStatuses = ['New', 'Contacted', 'Qualified', 'Converted', 'Lost'] as const;
export const leadNextActions = ['Open', 'Call back', 'Send proposal', 'Meeting', 'None'] as const;

export const leads = pgTable(
  'leads',
  {
    ...entityColumns(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    mobile: text().notNull(),
    email: text().notNull(),
    description: text(),
    /** A band such as `51-200`. */
    numberOfEmployees: text().notNull(),
    industryID: text()
      .notNull()
      .references(() => industries.id),
    status: text({ enum: leadStatuses }).notNull().default('New'),
    nextAction: text({ enum: leadNextActions }).notNull().default('Open'),
  },
  (table) => [
    index('leads_by_status').on(table.status, table.createdAt),
    check('leads_status_known', oneOf(table.status, leadStatuses)),
    check('leads_next_action_known', oneOf(table.nextAction, leadNextActions)),
  ],
);
