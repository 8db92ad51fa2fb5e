/** The panels that hold a round's interviews, the slots of each, and who sits in them. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, primaryID } from '../../database/index.ts';
import { applications } from './applications.ts';
import { roundEntries, rounds } from './rounds.ts';

export const panels = pgTable(
  'panels',
  {
    id: primaryID(),
    roundID: text()
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    /** Its place among the panels of the round. */
    order: integer('place').notNull(),
    name: text().notNull(),
    /** Its room. Null: that of the round. */
    venue: text(),
    /** Null: that of the round. */
    link: text(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** How long one interview takes. */
    minutes: integer().notNull(),
    /** After so many interviews there is a pause; null without one. */
    pauseAfter: integer(),
    pauseMinutes: integer(),
    /** So many slots at its end are kept for those who come late: they are given by hand alone. */
    buffer: integer().notNull().default(0),
    rowVersion: integer().notNull().default(1),
  },
  (table) => [
    index('panels_in_order').on(table.roundID, table.order),
    check('panels_times', sql`${table.startsAt} < ${table.endsAt}`),
    check('panels_minutes', sql`${table.minutes} > 0 and ${table.buffer} >= 0`),
    check(
      'panels_pause',
      sql`(${table.pauseAfter} is null) = (${table.pauseMinutes} is null) and ${table.pauseAfter} > 0 and ${table.pauseMinutes} > 0`,
    ),
  ],
);

export type Panel = typeof panels.$inferSelect;

/** Who asks in a panel; they need no account. */
export const interviewers = pgTable(
  'interviewers',
  {
    id: primaryID(),
    panelID: text()
      .notNull()
      .references(() => panels.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text(),
  },
  (table) => [
    index('interviewers_by_panel').on(table.panelID),
    index('interviewers_by_email').on(table.email),
  ],
);

export type Interviewer = typeof interviewers.$inferSelect;

/** A time of a panel, for one applicant. */
export const slots = pgTable(
  'slots',
  {
    id: primaryID(),
    panelID: text()
      .notNull()
      .references(() => panels.id, { onDelete: 'cascade' }),
    /** That of its panel, so that an applicant has one slot in a round. */
    roundID: text()
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** Kept for those who come late. */
    isBuffer: boolean().notNull().default(false),
    /** Null: it is free. */
    applicationID: text('mapping_id').references(() => applications.id, { onDelete: 'set null' }),
    /** When the applicant was called to the door of the panel, went in and came out. What the queue shows follows from these and from the attendance. */
    calledAt: instant(),
    inAt: instant(),
    doneAt: instant(),
    rowVersion: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('slots_of_panel').on(table.panelID, table.startsAt),
    uniqueIndex('slots_one_each').on(table.roundID, table.applicationID),
    index('slots_by_mapping').on(table.applicationID),
    check('slots_times', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

export type Slot = typeof slots.$inferSelect;

/** That an interviewer was sent a link to a panel's people. It outlives the panel, because results name who gave them. */
export const panelLinks = pgTable(
  'panel_links',
  {
    id: primaryID(),
    roundID: text()
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    panelID: text().references(() => panels.id, { onDelete: 'set null' }),
    /** What panel and interviewer were called when it was sent. */
    panelName: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** SHA-256 of the 128 random bits in the link. Null: it was ended. */
    secretHash: text().unique(),
    sentAt: instant().notNull(),
    /** Without a foreign key: it outlives the account. */
    sentBy: text().notNull(),
    /** When a code last let somebody in. */
    enteredAt: instant(),
    /** The one code that is good, as a keyed hash; null where none was sent, or it was used. */
    codeHash: text(),
    codeSentAt: instant(),
    codeTriesLeft: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('panel_links_one_each').on(table.panelID, table.email),
    index('panel_links_by_round').on(table.roundID),
    index('panel_links_by_email').on(table.email),
    check('panel_links_tries', sql`${table.codeTriesLeft} >= 0`),
  ],
);

export type PanelLink = typeof panelLinks.$inferSelect;

/** That somebody has come in by such a link: good for its panel until the end of the day, and for nothing else. */
export const panelSessions = pgTable(
  'panel_sessions',
  {
    /** SHA-256 of the token. */
    tokenHash: text().primaryKey(),
    linkID: text()
      .notNull()
      .references(() => panelLinks.id, { onDelete: 'cascade' }),
    startedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('panel_sessions_by_link').on(table.linkID),
    index('panel_sessions_by_expiry').on(table.expiresAt),
  ],
);

/** What an interviewer noted of somebody in a round: one of each, and never the candidate's. */
export const interviewerNotes = pgTable(
  'interviewer_notes',
  {
    id: primaryID(),
    entryID: text()
      .notNull()
      .references(() => roundEntries.id, { onDelete: 'cascade' }),
    /** Whose it is, by name. Null once the interviewer was erased: what was noted stays the company's. */
    linkID: text().references(() => panelLinks.id, { onDelete: 'set null' }),
    text: text().notNull(),
    /** When it was last written. */
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('interviewer_notes_one_each').on(table.entryID, table.linkID),
    index('interviewer_notes_by_link').on(table.linkID),
  ],
);
