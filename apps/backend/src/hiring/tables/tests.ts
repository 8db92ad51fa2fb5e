/** Short timed tests of a round: the company's bank of questions, those chosen for a round, and what each applicant answered. */
import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, primaryID } from '../../database/index.ts';
import { companies } from '../../organisations/index.ts';
import { applications } from './applications.ts';
import { rounds } from './rounds.ts';

/** Marks, with two decimals. */
const marks = () => numeric({ precision: 6, scale: 2, mode: 'number' });

/** What a question is, in the bank and as a round asks it. */
const question = () => ({
  text: text().notNull(),
  /** Two to six, in the order in which they were written. */
  options: text().array().notNull(),
  /** The place of the right one among them, from 0. It never leaves the company's side. */
  rightOption: integer().notNull(),
  marks: marks().notNull(),
  /** What a wrong answer takes away. */
  negativeMarks: marks().notNull().default(0),
});

const isQuestion = sql`cardinality(options) between 2 and 6 and right_option >= 0 and right_option < cardinality(options)
  and marks > 0 and negative_marks >= 0`;

/** The bank of a company. */
export const testQuestions = pgTable(
  'test_questions',
  {
    id: primaryID(),
    companyID: text()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    ...question(),
    /** Without a foreign key: a question outlives the account of whoever wrote it. */
    createdBy: text().notNull(),
    updatedBy: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    rowVersion: integer().notNull().default(1),
  },
  (table) => [
    index('test_questions_of_company').on(table.companyID, table.createdAt, table.id),
    check('test_questions_whole', isQuestion),
  ],
);

export type TestQuestion = typeof testQuestions.$inferSelect;

/** That a round is a test of our own. Its window is when the round is held. */
export const roundTests = pgTable(
  'round_tests',
  {
    roundID: text()
      .primaryKey()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    /** How long somebody has, from the own beginning. */
    minutes: integer().notNull(),
    rowVersion: integer().notNull().default(1),
  },
  (table) => [check('round_tests_minutes', sql`${table.minutes} between 1 and 300`)],
);

export type RoundTest = typeof roundTests.$inferSelect;

/** The questions of a round as they were when they were chosen: the bank may change behind it. */
export const roundQuestions = pgTable(
  'round_questions',
  {
    id: primaryID(),
    roundID: text()
      .notNull()
      .references(() => roundTests.roundID, { onDelete: 'cascade' }),
    order: integer('place').notNull(),
    /** That of the bank. Without a foreign key: it may be gone from there. */
    questionID: text().notNull(),
    ...question(),
  },
  (table) => [
    uniqueIndex('round_questions_in_order').on(table.roundID, table.order),
    check('round_questions_whole', isQuestion),
  ],
);

export type RoundQuestion = typeof roundQuestions.$inferSelect;

/** One applicant's go at the test of a round: there is one. */
export const testAttempts = pgTable(
  'test_attempts',
  {
    id: primaryID(),
    roundID: text()
      .notNull()
      .references(() => roundTests.roundID, { onDelete: 'cascade' }),
    applicationID: text('mapping_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** From which the order of the questions and of their options follows. */
    seed: integer().notNull(),
    startedAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** When it was handed in, or its time was over. */
    finishedAt: instant(),
  },
  (table) => [
    uniqueIndex('test_attempts_one').on(table.roundID, table.applicationID),
    index('test_attempts_by_mapping').on(table.applicationID),
    index('test_attempts_open')
      .on(table.endsAt)
      .where(sql`${table.finishedAt} is null`),
    check('test_attempts_times', sql`${table.startedAt} < ${table.endsAt}`),
  ],
);

export type TestAttempt = typeof testAttempts.$inferSelect;

/** What somebody chose for a question; of several the one that was given last. */
export const testAnswers = pgTable(
  'test_answers',
  {
    attemptID: text()
      .notNull()
      .references(() => testAttempts.id, { onDelete: 'cascade' }),
    questionID: text()
      .notNull()
      .references(() => roundQuestions.id, { onDelete: 'cascade' }),
    /** The place of the option among those that were written, from 0; null when the choice was taken back. */
    option: integer(),
    /** By the clock of the device, never after the server's. */
    givenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptID, table.questionID] }),
    check('test_answers_option', sql`${table.option} between 0 and 5`),
  ],
);
