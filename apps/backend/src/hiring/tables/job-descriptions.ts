/** Job descriptions: what companies offer, to whom, until when. */
import {
  abuseCategoryValues,
  approvalStateValues,
  audienceValues,
  contactPolicyValues,
  jobReviewKindValues,
  jobReviewStateValues,
  jobTypeValues,
  statusTypeValues,
  workModeValues,
} from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client/schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../identity/index.ts';
import { entityColumns, instant, oneOf, primaryID } from '../../database/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import { jobProfiles, lateralJobProfiles } from './job-profiles.ts';
import { jobTemplates } from './job-templates.ts';
import { paise } from './paise.ts';
import { seasons } from './seasons.ts';

type Schemas = components['schemas'];

export const jobDescriptions = pgTable(
  'job_descriptions',
  {
    ...entityColumns(),
    /** `JD-26-000123`: the year and a serial number, for people. */
    code: text().notNull().unique(),
    companyID: text()
      .notNull()
      .references(() => companies.id),
    title: text().notNull(),
    audience: text({ enum: audienceValues }).notNull(),
    /** One of the two, by the audience. */
    jobProfileID: text().references(() => jobProfiles.id),
    jobProfileLateralID: text().references(() => lateralJobProfiles.id),
    /** Where it was copied from. */
    jobTemplateID: text().references(() => jobTemplates.id),
    seasonID: text().references(() => seasons.id),
    /** Empty: all institutes of the season. */
    instituteIDs: text('institute_ids').array().notNull().default([]),
    // A draft may leave out what posting needs.
    jobType: text({ enum: jobTypeValues }),
    workMode: text({ enum: workModeValues }),
    cityIDs: text('city_ids').array().notNull().default([]),
    openings: integer(),
    /** Whether a place that comes free is offered to the next of the waiting list by itself; otherwise the company hears who is next. */
    offersNext: boolean().notNull().default(false),
    /** Places that have come free and wait for that. */
    placesToOffer: integer().notNull().default(0),
    /** Pay of a year. */
    ctcMinPaise: paise(),
    ctcMaxPaise: paise(),
    fixedPaise: paise(),
    variablePaise: paise(),
    stipendPaisePerMonth: paise(),
    internshipMonths: integer(),
    /** 0: no bond. */
    bondMonths: integer(),
    bondAmountPaise: paise(),
    /** Sanitised HTML. */
    descriptionHtml: text().notNull().default(''),
    responsibilities: text().array().notNull().default([]),
    skills: jsonb().$type<Schemas['WeightedSkill'][]>().notNull().default([]),
    /** Null: not chosen yet. Empty: everybody. */
    criteria: jsonb().$type<Schemas['Criteria']>(),
    questionIDs: text('question_ids').array().notNull().default([]),
    rounds: jsonb().$type<Schemas['Round'][]>().notNull().default([]),
    lastDateToApply: instant(),
    resultBy: date({ mode: 'string' }),
    contactPolicy: text({ enum: contactPolicyValues }).notNull().default('After shortlist'),
    attachmentImageIDs: text('attachment_image_ids').array().notNull().default([]),
    status: text({ enum: statusTypeValues }).notNull().default('Draft'),
    postedAt: instant(),
    closedAt: instant(),
    closeReason: text(),
    cancelledAt: instant(),
    cancelReason: text(),
    /** 0 until it is posted, then counts the changes of the criteria. */
    criteriaVersion: integer().notNull().default(0),
    /** Candidates who are eligible, and when they were counted. */
    eligibleCount: integer(),
    eligibleCountedAt: instant(),
  },
  (table) => [
    index('job_descriptions_by_company').on(table.companyID, table.updatedAt),
    index('job_descriptions_by_season').on(table.seasonID),
    index('job_descriptions_by_profile').on(table.jobProfileID),
    index('job_descriptions_by_lateral_profile').on(table.jobProfileLateralID),
    index('job_descriptions_by_template').on(table.jobTemplateID),
    index('job_descriptions_by_creation').on(table.createdAt, table.id),
    index('job_descriptions_by_change').on(table.updatedAt, table.id),
    index('job_descriptions_by_title').on(table.title, table.id),
    index('job_descriptions_by_institute').using('gin', table.instituteIDs),
    index('job_descriptions_by_city').using('gin', table.cityIDs),
    index('job_descriptions_by_question').using('gin', table.questionIDs),
    index('job_descriptions_by_skill').using('gin', table.skills.op('jsonb_path_ops')),
    index('job_descriptions_cancelled')
      .on(table.id)
      .where(sql`${table.cancelledAt} is not null`),
    index('job_descriptions_closing').on(table.status, table.lastDateToApply),
    check('job_descriptions_audience_known', oneOf(table.audience, audienceValues)),
    check('job_descriptions_status_known', oneOf(table.status, statusTypeValues)),
    check(
      'job_descriptions_job_type_known',
      sql`${table.jobType} is null or ${oneOf(table.jobType, jobTypeValues)}`,
    ),
    check(
      'job_descriptions_work_mode_known',
      sql`${table.workMode} is null or ${oneOf(table.workMode, workModeValues)}`,
    ),
    check('job_descriptions_contact_policy_known', oneOf(table.contactPolicy, contactPolicyValues)),
    check('job_descriptions_openings', sql`${table.openings} between 1 and 10000`),
    check('job_descriptions_pay', sql`${table.ctcMinPaise} <= ${table.ctcMaxPaise}`),
    check('job_descriptions_posted', sql`(${table.status} = 'Posted') = (${table.postedAt} is not null)`),
    check(
      'job_descriptions_criteria_chosen',
      sql`${table.status} = 'Draft' or ${table.criteria} is not null`,
    ),
    check(
      'job_descriptions_cancelled',
      sql`${table.cancelledAt} is null or (${table.status} = 'Posted' and ${table.cancelReason} is not null)`,
    ),
  ],
);

/** What an institute has decided about a job for its candidates. They see the job once it is approved. */
export const jobApprovals = pgTable(
  'job_approvals',
  {
    jdID: text('job_description_id')
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    instituteID: text()
      .notNull()
      .references(() => institutes.id, { onDelete: 'cascade' }),
    state: text({ enum: approvalStateValues }).notNull().default('Pending'),
    reason: text(),
    decidedBy: text(),
    decidedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.jdID, table.instituteID] }),
    index('job_approvals_by_institute').on(table.instituteID, table.state),
    check('job_approvals_state_known', oneOf(table.state, approvalStateValues)),
    check('job_approvals_reason', sql`${table.state} <> 'Declined' or ${table.reason} is not null`),
  ],
);

/** What the trust scan found in a text. */
export interface StoredFinding {
  rule: Schemas['TrustRule'];
  field: string;
  excerpt: string;
}

/** What support decides about a job. */
export const jobReviews = pgTable(
  'job_reviews',
  {
    id: primaryID(),
    jdID: text('job_description_id')
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    kind: text({ enum: jobReviewKindValues }).notNull(),
    state: text({ enum: jobReviewStateValues }).notNull().default('Open'),
    /** Null: whoever asked has erased the account. */
    askedBy: text().references(() => users.id, { onDelete: 'set null' }),
    askedAt: instant().notNull(),
    findings: jsonb().$type<readonly StoredFinding[]>().notNull().default([]),
    /** What is written into the job once it is allowed. */
    changes: jsonb().$type<readonly Schemas['JobChange'][]>().notNull().default([]),
    /** Of the text that was scanned: what is allowed is allowed for this text alone. */
    digest: text(),
    /** Whom an offer is for. Without a foreign key: that table stands above this one. */
    applicationID: text('mapping_id'),
    offer: jsonb().$type<Schemas['Offer']>(),
    category: text({ enum: abuseCategoryValues }),
    text: text(),
    reason: text(),
    decidedBy: text(),
    decidedAt: instant(),
    rowVersion: integer().notNull().default(1),
  },
  (table) => [
    index('job_reviews_waiting').on(table.state, table.askedAt, table.id),
    index('job_reviews_by_job').on(table.jdID, table.kind, table.askedAt),
    index('job_reviews_by_person').on(table.askedBy),
    index('job_reviews_by_application')
      .on(table.applicationID)
      .where(sql`${table.applicationID} is not null`),
    uniqueIndex('job_reviews_one_report')
      .on(table.jdID, table.askedBy)
      .where(sql`${table.kind} = 'Report'`),
    check('job_reviews_kind_known', oneOf(table.kind, jobReviewKindValues)),
    check('job_reviews_state_known', oneOf(table.state, jobReviewStateValues)),
    check(
      'job_reviews_category_known',
      sql`(${table.kind} = 'Report') = (${table.category} is not null)
        and (${table.category} is null or ${oneOf(table.category, abuseCategoryValues)})`,
    ),
    check(
      'job_reviews_decided',
      sql`(${table.state} in ('Allowed', 'Refused')) = (${table.decidedAt} is not null and ${table.reason} is not null)`,
    ),
  ],
);

export type JobReview = typeof jobReviews.$inferSelect;
export type JobDescription = typeof jobDescriptions.$inferSelect;
