/** Questions that are put to candidates, and the options of those that have some. */
import {
  answerTypeValues,
  difficultyValues,
  localeValues,
  questionPurposeValues,
  statusTypeValues,
  templateScopeValues,
} from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns, oneOf } from '../../database/index.ts';
import { companies } from '../../organisations/index.ts';
import { skills } from '../../catalogue/index.ts';

export const questions = pgTable(
  'questions',
  {
    ...entityColumns(),
    text: text().notNull(),
    purpose: text({ enum: questionPurposeValues }).notNull(),
    answerType: text({ enum: answerTypeValues }).notNull(),
    /** The skill that is checked, how hard and for how many marks: skill checks only. */
    skillID: text().references(() => skills.id),
    difficulty: text({ enum: difficultyValues }),
    marks: integer(),
    /** Whether a wrong answer ends the application. */
    isKnockout: boolean().notNull().default(false),
    /** Whether whoever applies may leave it unanswered. */
    isOptional: boolean().notNull().default(false),
    language: text({ enum: localeValues }).notNull(),
    /** The text in other languages, by language code. */
    translations: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    scope: text({ enum: templateScopeValues }).notNull(),
    companyID: text().references(() => companies.id),
    status: text({ enum: statusTypeValues }).notNull().default('Draft'),
  },
  (table) => [
    index('questions_by_skill').on(table.skillID),
    index('questions_by_company').on(table.companyID),
    check('questions_purpose_known', oneOf(table.purpose, questionPurposeValues)),
    check('questions_answer_type_known', oneOf(table.answerType, answerTypeValues)),
    check(
      'questions_difficulty_known',
      sql`${table.difficulty} is null or ${oneOf(table.difficulty, difficultyValues)}`,
    ),
    check('questions_status_known', oneOf(table.status, statusTypeValues)),
    check('questions_marks', sql`${table.marks} between 0 and 100`),
    check('questions_scope', sql`(${table.scope} = 'Company') = (${table.companyID} is not null)`),
  ],
);

export const questionOptions = pgTable(
  'question_options',
  {
    ...entityColumns(),
    questionID: text()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    sortOrder: integer().notNull(),
    /** Never sent to candidates. */
    isCorrect: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('question_options_text').on(table.questionID, sql`lower(${table.text})`)],
);
