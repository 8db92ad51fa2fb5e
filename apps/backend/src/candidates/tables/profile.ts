/** The sections of a candidate's profile beside the personal details, which are in `candidates`. */
import {
  addressTypeValues,
  currentDegreeLevelValues,
  degreeValues,
  employmentTypeValues,
  languageProficiencyValues,
  mediumValues,
  parentRelationValues,
  scoreTypeValues,
  skillProficiencyValues,
  verificationStatusValues,
} from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client/schema';
import { sql, type AnyColumn } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, primaryID, oneOf } from '../../database/index.ts';
import { companies, institutes, universities } from '../../organisations/index.ts';
import { images } from './images.ts';
import { industries, programs, states, type StateCode, skills } from '../../catalogue/index.ts';
import { users } from '../../identity/index.ts';

type Schemas = components['schemas'];

/** An entry as it is stored. */
export type Identified<Entry extends { id?: string }> = Entry & { id: string };

const ownerColumn = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The columns of every section that is a list: one row per entry. */
const entryColumns = () => ({
  id: primaryID(),
  userID: ownerColumn(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

/** Whether staff have checked the row, who did, when, and what was said. */
const verificationColumns = () => ({
  verificationStatus: text({ enum: verificationStatusValues }).notNull().default('Unverified'),
  verifiedAt: instant(),
  verifiedBy: text(),
  verificationNote: text(),
  /** That the owner asks to change what was verified. */
  verificationChange: jsonb().$type<Schemas['ChangeRequest']>(),
});

const verificationKnown = (name: string, column: AnyColumn) =>
  check(`${name}_verification_known`, oneOf(column, verificationStatusValues));

/** The summary that criteria use: one row per candidate. */
export const academics = pgTable(
  'academics',
  {
    userID: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    liveBacklogs: integer().notNull(),
    /** Backlogs that were cleared. */
    deadBacklogs: integer().notNull(),
    educationGapYears: integer().notNull().default(0),
    gapReason: text(),
    mediumOfInstruction: text({ enum: mediumValues }),
    achievements: jsonb().$type<readonly Identified<Schemas['Achievement']>[]>().notNull().default([]),
    projects: jsonb().$type<readonly Identified<Schemas['Project']>[]>().notNull().default([]),
    certifications: jsonb().$type<readonly Identified<Schemas['Certification']>[]>().notNull().default([]),
    updatedAt: instant().notNull(),
    ...verificationColumns(),
  },
  (table) => [
    verificationKnown('academics', table.verificationStatus),
    check('academics_backlogs', sql`least(${table.liveBacklogs}, ${table.deadBacklogs}) >= 0`),
    check(
      'academics_medium_known',
      sql`${table.mediumOfInstruction} is null or ${oneOf(table.mediumOfInstruction, mediumValues)}`,
    ),
  ],
);

/** Completed stages of education. */
export const educationStages = pgTable(
  'education_stages',
  {
    ...entryColumns(),
    degree: text({ enum: degreeValues }).notNull(),
    medium: text({ enum: mediumValues }).notNull(),
    boardOrUniversity: text().notNull(),
    universityID: text().references(() => universities.id),
    instituteName: text().notNull(),
    instituteID: text().references(() => institutes.id),
    specialisation: text(),
    scoreType: text({ enum: scoreTypeValues }).notNull(),
    score: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    scoreOutOf: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    passingYear: integer().notNull(),
    yearsTaken: integer(),
    /** A document of the candidate's own. */
    proofImageID: text().references(() => images.id),
    ...verificationColumns(),
  },
  (table) => [
    index('education_stages_by_user').on(table.userID),
    index('education_stages_by_university').on(table.universityID),
    index('education_stages_by_institute').on(table.instituteID),
    index('education_stages_by_proof').on(table.proofImageID),
    verificationKnown('education_stages', table.verificationStatus),
    check('education_stages_degree_known', oneOf(table.degree, degreeValues)),
    check('education_stages_medium_known', oneOf(table.medium, mediumValues)),
    check('education_stages_score_type_known', oneOf(table.scoreType, scoreTypeValues)),
    check('education_stages_score', sql`${table.score} between 0 and ${table.scoreOutOf}`),
  ],
);

/** A permanent and a current address of each candidate. */
export const addresses = pgTable(
  'addresses',
  {
    ...entryColumns(),
    type: text({ enum: addressTypeValues }).notNull(),
    line1: text().notNull(),
    line2: text(),
    landmark: text(),
    city: text().notNull(),
    district: text(),
    stateCode: text()
      .$type<StateCode>()
      .notNull()
      .references(() => states.code),
    pincode: text().notNull(),
  },
  (table) => [
    uniqueIndex('addresses_one_per_type').on(table.userID, table.type),
    check('addresses_type_known', oneOf(table.type, addressTypeValues)),
    check('addresses_pincode', sql`${table.pincode} ~ '^[1-9][0-9]{5}$'`),
  ],
);

export const languagesKnown = pgTable(
  'languages_known',
  {
    ...entryColumns(),
    language: text().notNull(),
    read: boolean().notNull(),
    write: boolean().notNull(),
    speak: boolean().notNull(),
    proficiency: text({ enum: languageProficiencyValues }).notNull(),
  },
  (table) => [
    uniqueIndex('languages_known_once').on(table.userID, sql`lower(${table.language})`),
    check('languages_known_somehow', sql`${table.read} or ${table.write} or ${table.speak}`),
    check('languages_known_proficiency_known', oneOf(table.proficiency, languageProficiencyValues)),
  ],
);

/** Parents and guardians. The candidate alone sees them. */
export const parents = pgTable(
  'parents',
  {
    ...entryColumns(),
    relation: text({ enum: parentRelationValues }).notNull(),
    name: text().notNull(),
    occupation: text(),
    mobileNumber: text(),
    /** Lower-case. */
    email: text(),
    isEmergencyContact: boolean().notNull().default(false),
    /** When the guardian agreed, by a code sent to this number. */
    guardianConsentAt: instant(),
  },
  (table) => [
    uniqueIndex('parents_one_per_relation').on(table.userID, table.relation),
    uniqueIndex('parents_one_emergency_contact')
      .on(table.userID)
      .where(sql`${table.isEmergencyContact}`),
    check('parents_relation_known', oneOf(table.relation, parentRelationValues)),
  ],
);

export const experiences = pgTable(
  'experiences',
  {
    ...entryColumns(),
    companyName: text().notNull(),
    companyID: text().references(() => companies.id),
    designation: text().notNull(),
    employmentType: text({ enum: employmentTypeValues }).notNull(),
    industryID: text().references(() => industries.id),
    city: text(),
    /** `YYYY-MM`. */
    startMonth: text().notNull(),
    endMonth: text(),
    isCurrent: boolean().notNull(),
    /** Pay of a year. Shown to nobody else. */
    ctcPaise: bigint({ mode: 'number' }),
    highlights: text().array().notNull(),
    /** Each is of the catalogue at the time of saving. */
    skillIDs: text('skill_ids').array().notNull().default([]),
    /** Shown to nobody else. */
    reasonForLeaving: text(),
  },
  (table) => [
    index('experiences_by_user').on(table.userID, table.startMonth),
    index('experiences_by_company').on(table.companyID),
    index('experiences_by_industry').on(table.industryID),
    index('experiences_by_skill').using('gin', table.skillIDs),
    check('experiences_employment_type_known', oneOf(table.employmentType, employmentTypeValues)),
    check('experiences_months', sql`${table.endMonth} >= ${table.startMonth}`),
    check('experiences_end', sql`${table.isCurrent} = (${table.endMonth} is null)`),
  ],
);

/** The skills of a candidate, each once. */
export const candidateSkills = pgTable(
  'candidate_skills',
  {
    ...entryColumns(),
    skillID: text()
      .notNull()
      .references(() => skills.id),
    proficiency: text({ enum: skillProficiencyValues }).notNull(),
    /** For how long it has been used. */
    months: integer(),
    lastUsedYear: integer(),
    evidenceUrl: text(),
    /** Written by a skill check only. */
    checkedScore: numeric({ precision: 5, scale: 2, mode: 'number' }),
    checkedAt: instant(),
  },
  (table) => [
    uniqueIndex('candidate_skills_once').on(table.userID, table.skillID),
    index('candidate_skills_by_skill').on(table.skillID),
    check('candidate_skills_proficiency_known', oneOf(table.proficiency, skillProficiencyValues)),
  ],
);

/** What a fresher studies now: one row each. */
export const currentDegrees = pgTable(
  'current_degrees',
  {
    userID: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    instituteID: text()
      .notNull()
      .references(() => institutes.id),
    universityID: text().references(() => universities.id),
    programID: text()
      .notNull()
      .references(() => programs.id),
    degree: text({ enum: currentDegreeLevelValues }).notNull(),
    rollNumber: text().notNull(),
    admissionYear: integer().notNull(),
    passingYear: integer().notNull(),
    currentSemester: integer().notNull(),
    /** Entered the second year with a diploma. */
    isLateralEntry: boolean().notNull().default(false),
    cgpa: numeric({ precision: 4, scale: 2, mode: 'number' }),
    cgpaScale: integer().$type<4 | 5 | 7 | 10>(),
    percentage: numeric({ precision: 5, scale: 2, mode: 'number' }),
    semesters: jsonb().$type<readonly Schemas['SemesterResult'][]>().notNull().default([]),
    updatedAt: instant().notNull(),
    ...verificationColumns(),
  },
  (table) => [
    uniqueIndex('current_degrees_roll_number').on(table.instituteID, sql`lower(${table.rollNumber})`),
    // Who studies a program is told by the index alone, whether all of them are asked for or one person.
    index('current_degrees_by_program').on(table.programID, table.userID, table.passingYear),
    index('current_degrees_by_university').on(table.universityID),
    verificationKnown('current_degrees', table.verificationStatus),
    check('current_degrees_degree_known', oneOf(table.degree, currentDegreeLevelValues)),
    check('current_degrees_years', sql`${table.passingYear} > ${table.admissionYear}`),
    check(
      'current_degrees_score',
      sql`${table.cgpa} <= ${table.cgpaScale} or ${table.percentage} is not null`,
    ),
  ],
);
