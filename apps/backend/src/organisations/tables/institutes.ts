/** Universities, institutes and what an institute decides for its students. */
import {
  grantRuleValues,
  instituteTypeValues,
  universityTypeValues,
  verificationStatusValues,
} from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { entityColumns, instant, oneOf } from '../../database/index.ts';
import { programs, states, type StateCode } from '../../catalogue/index.ts';

/** A university's published rule: percent = a x CGPA + b. */
export interface CgpaFormula {
  a: number;
  b: number;
  /** Where it is published. */
  source: string;
  /** First day on which it holds, `YYYY-MM-DD`. */
  effectiveFrom: string;
}

export const universities = pgTable(
  'universities',
  {
    ...entityColumns(),
    name: text().notNull(),
    shortName: text(),
    universityType: text({ enum: universityTypeValues }).notNull(),
    /** Number in the All India Survey on Higher Education. */
    aisheCode: text(),
    city: text().notNull(),
    stateCode: text()
      .$type<StateCode>()
      .notNull()
      .references(() => states.code),
    website: text(),
    email: text(),
    phone: text(),
    spocFirstName: text(),
    spocLastName: text(),
    spocDesignation: text(),
    /** Top of the grade scale: 4, 5, 7 or 10. */
    cgpaScale: integer().$type<4 | 5 | 7 | 10>().notNull().default(10),
    /** Null until the published rule is entered; nothing is converted before. */
    cgpaFormula: jsonb().$type<CgpaFormula>(),
    verificationStatus: text({ enum: verificationStatusValues }).notNull().default('Unverified'),
  },
  (table) => [
    uniqueIndex('universities_name').on(sql`lower(${table.name})`),
    index('universities_by_city').on(sql`lower(${table.city})`, table.stateCode),
    check('universities_type_known', oneOf(table.universityType, universityTypeValues)),
    check('universities_cgpa_scale', sql`${table.cgpaScale} in (4, 5, 7, 10)`),
    check('universities_verification_known', oneOf(table.verificationStatus, verificationStatusValues)),
  ],
);

export const institutes = pgTable(
  'institutes',
  {
    ...entityColumns(),
    name: text().notNull(),
    /** Null for an autonomous institute. */
    universityID: text().references(() => universities.id),
    instituteType: text({ enum: instituteTypeValues }).notNull(),
    city: text().notNull(),
    stateCode: text()
      .$type<StateCode>()
      .notNull()
      .references(() => states.code),
    pincode: text(),
    website: text(),
    email: text(),
    phone: text(),
    spocFirstName: text().notNull(),
    spocLastName: text().notNull(),
    spocDesignation: text().notNull(),
    aisheCode: text(),
    accreditation: text(),
    establishedYear: integer(),
    /** Offered in the sign-up dropdown. */
    isRegistrable: boolean().notNull().default(true),
    verificationStatus: text({ enum: verificationStatusValues }).notNull().default('Unverified'),
  },
  (table) => [
    uniqueIndex('institutes_name_per_city').on(sql`lower(${table.name})`, sql`lower(${table.city})`),
    index('institutes_by_university').on(table.universityID),
    // Cities count who is in them, in any case.
    index('institutes_by_city').on(sql`lower(${table.city})`, table.stateCode),
    index('institutes_by_name').on(table.name, table.id),
    index('institutes_by_creation').on(table.createdAt, table.id),
    index('institutes_by_change').on(table.updatedAt, table.id),
    check('institutes_type_known', oneOf(table.instituteType, instituteTypeValues)),
    check('institutes_verification_known', oneOf(table.verificationStatus, verificationStatusValues)),
  ],
);

/** One row per institute, written when the institute is. */
export const instituteConfigs = pgTable(
  'institute_configs',
  {
    instituteID: text()
      .primaryKey()
      .references(() => institutes.id, { onDelete: 'cascade' }),
    /** Credits a fresher of this institute starts with. Null: what the settings say. 0: none. */
    studentCredit: integer(),
    /**
     * Credits put into the institute's pool so far. Null: no pool, the platform pays on the institute's behalf.
     * When the pool is used up, no grant is made until it is raised.
     */
    grantBudgetCredits: bigint({ mode: 'number' }),
    grantRule: text({ enum: grantRuleValues }).notNull().default('On OTP'),
    /** First and last day (Indian time) on which grants are made; null: no bound. */
    grantStart: date({ mode: 'string' }),
    grantEnd: date({ mode: 'string' }),
    /** Most grants in one day (Indian time); null: no bound. */
    grantsPerDay: integer(),
    requiresJDApproval: boolean().notNull().default(true),
    requiresProfileVerification: boolean().notNull().default(false),
    allowedEmailDomains: text().array().notNull().default([]),
    autoApproveCompanies: text().array().notNull().default([]),
    cvFreezeDays: integer().notNull().default(0),
    contactEmail: text(),
    candidateRecharge: boolean().notNull().default(true),
    rowVersion: integer().notNull().default(1),
    updatedAt: instant()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
    updatedBy: text(),
  },
  (table) => [
    check('institute_configs_rule_known', oneOf(table.grantRule, grantRuleValues)),
    check('institute_configs_student_credit', sql`${table.studentCredit} >= 0`),
    check('institute_configs_budget', sql`${table.grantBudgetCredits} >= 0`),
    check('institute_configs_grants_per_day', sql`${table.grantsPerDay} >= 0`),
    check('institute_configs_cv_freeze_days', sql`${table.cvFreezeDays} >= 0`),
    check('institute_configs_grant_period', sql`${table.grantStart} <= ${table.grantEnd}`),
  ],
);

/** Which programs an institute offers. */
export const institutePrograms = pgTable(
  'institute_programs',
  {
    instituteID: text()
      .notNull()
      .references(() => institutes.id, { onDelete: 'cascade' }),
    programID: text()
      .notNull()
      .references(() => programs.id),
    /** Seats of a year, of before there were `institute_intakes`; nothing reads it any more, and it goes once no server of then runs. */
    intake: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteID, table.programID] }),
    index('institute_programs_by_program').on(table.programID),
  ],
);

/** How many an institute may take in a program in a year, and how many came: what accreditors and rankings ask for. */
export const instituteIntakes = pgTable(
  'institute_intakes',
  {
    instituteID: text()
      .notNull()
      .references(() => institutes.id, { onDelete: 'cascade' }),
    programID: text()
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    /** Calendar year in which the first year of study begins. */
    year: integer().notNull(),
    /** Seats. Null, here and below: not entered yet. */
    sanctioned: integer(),
    /** Who began in the first year. */
    admitted: integer(),
    /** Who joined the same batch in its second year, with a diploma. */
    lateral: integer(),
    rowVersion: integer().notNull().default(1),
    updatedAt: instant()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
    updatedBy: text(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteID, table.year, table.programID] }),
    index('institute_intakes_by_program').on(table.programID),
    check(
      'institute_intakes_counts',
      sql`least(${table.sanctioned}, ${table.admitted}, ${table.lateral}) >= 0`,
    ),
  ],
);

export type Institute = typeof institutes.$inferSelect;
export type InstituteConfig = typeof instituteConfigs.$inferSelect;
