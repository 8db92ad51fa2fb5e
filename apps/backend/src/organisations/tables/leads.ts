/** Leads: what visitors send through the contact form (specification, sections 1 and 3). */
import { leadNextActionValues, leadStatusValues } from '@aarambh/api-client/enums';
import { check, index, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { entityColumns, instant, primaryID, oneOf } from '../../database/index.ts';
import { companies } from './companies.ts';
import { institutes } from './institutes.ts';
import { industries } from '../../catalogue/index.ts';

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
    status: text({ enum: leadStatusValues }).notNull().default('New'),
    nextAction: text({ enum: leadNextActionValues }).notNull().default('Open'),
    nextActionAt: instant(),
    /** The member of staff who follows it up; without a foreign key, because a lead outlives the account. */
    ownerID: text(),
    convertedCompanyID: text().references(() => companies.id),
    convertedInstituteID: text().references(() => institutes.id),
    /** The lead that goes on for this one; never one that was merged itself. When that is gone, this one is a lead of its own again. */
    mergedIntoID: text().references((): AnyPgColumn => leads.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('leads_by_industry').on(table.industryID),
    index('leads_by_company').on(table.convertedCompanyID),
    index('leads_by_institute').on(table.convertedInstituteID),
    index('leads_by_merge').on(table.mergedIntoID),
    index('leads_by_status').on(table.status, table.createdAt),
    index('leads_by_creation').on(table.createdAt, table.id),
    index('leads_by_change').on(table.updatedAt, table.id),
    check('leads_status_known', oneOf(table.status, leadStatusValues)),
    check('leads_next_action_known', oneOf(table.nextAction, leadNextActionValues)),
  ],
);

/** What was done about a lead: a note, and where it stood afterwards. Rows are never changed. */
export const leadActivities = pgTable(
  'lead_activities',
  {
    id: primaryID(),
    leadID: text()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    actorID: text().notNull(),
    note: text(),
    status: text({ enum: leadStatusValues }).notNull(),
    nextAction: text({ enum: leadNextActionValues }).notNull(),
  },
  (table) => [index('lead_activities_by_lead').on(table.leadID, table.at)],
);
