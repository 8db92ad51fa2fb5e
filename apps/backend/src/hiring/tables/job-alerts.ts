/** What jobs candidates want to hear of, and of which they hear. */
import { jobTypeValues } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, oneOf, primaryID } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { companies } from '../../organisations/index.ts';
import { jobDescriptions } from './job-descriptions.ts';

/** What a job has to be like; null does not narrow. A company alone is one that is followed. */
export const jobAlerts = pgTable(
  'job_alerts',
  {
    id: primaryID(),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    search: text(),
    jobType: text({ enum: jobTypeValues }),
    /** Without a foreign key: a city that is gone fits no job any more. */
    cityID: text(),
    /** The least that the best pay of a year comes to. */
    minPaise: bigint({ mode: 'number' }),
    companyID: text().references(() => companies.id, { onDelete: 'cascade' }),
    isPaused: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('job_alerts_by_user').on(table.userID, table.createdAt),
    index('job_alerts_by_company')
      .on(table.companyID)
      .where(sql`${table.companyID} is not null`),
    check(
      'job_alerts_narrow',
      sql`num_nonnulls(${table.search}, ${table.jobType}, ${table.cityID}, ${table.minPaise}, ${table.companyID}) > 0`,
    ),
    check(
      'job_alerts_job_type_known',
      sql`${table.jobType} is null or ${oneOf(table.jobType, jobTypeValues)}`,
    ),
  ],
);

/** That somebody hears of a job by an alert: written when it opens, told in batches. Once per person and job, however many alerts fit it. */
export const jobAlertNews = pgTable(
  'job_alert_news',
  {
    jdID: text('job_description_id')
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: the alert was deleted, and with it the wish to hear of the job. */
    alertID: text().references(() => jobAlerts.id, { onDelete: 'set null' }),
    foundAt: instant().notNull(),
    /** When it was done with, told or not. */
    toldAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.jdID, table.userID] }),
    index('job_alert_news_by_user').on(table.userID),
    index('job_alert_news_by_alert').on(table.alertID),
    index('job_alert_news_untold')
      .on(table.jdID, table.userID)
      .where(sql`${table.toldAt} is null`),
  ],
);

export type JobAlert = typeof jobAlerts.$inferSelect;
