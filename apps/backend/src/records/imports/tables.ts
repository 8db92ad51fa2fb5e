/** Files that are taken in row by row. Each row is the fact of what became of it, so that a server that ends in the middle goes on there. */
import {
  importKindValues,
  importModeValues,
  importStateValues,
  localeValues,
} from '@aarambh/api-client/enums';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, oneOf, primaryID } from '../../database/index.ts';
import type { LocalizedText } from '../../platform/index.ts';
import type { KeptValues } from '../audit/tables.ts';

export const importVerdicts = ['create', 'update', 'unchanged', 'error'] as const;
export type ImportVerdict = (typeof importVerdicts)[number];

/** What is wrong with a row. */
export interface RowFault {
  /** Heading of the column; null for the whole row. */
  column: string | null;
  code: string;
  message: string | LocalizedText;
  /** What was probably meant. */
  suggestion: string | null;
}

export const importJobs = pgTable(
  'import_jobs',
  {
    id: primaryID(),
    kind: text({ enum: importKindValues }).notNull(),
    mode: text({ enum: importModeValues }).notNull(),
    state: text({ enum: importStateValues }).notNull(),
    /** Nothing is taken in while any row is wrong. */
    isWhole: boolean().notNull(),
    /** Without a foreign key: who takes records in is checked again when it is done. */
    requestedBy: text().notNull(),
    locale: text({ enum: localeValues }).notNull(),
    /** Headings of the file, in its order. */
    columns: text().array().notNull(),
    rows: integer().notNull(),
    createdAt: instant().notNull(),
    finishedAt: instant(),
    /** When what it wrote was taken back. */
    undoneAt: instant(),
    /** Until then one copy of the server works on it. */
    leasedUntil: instant(),
  },
  (table) => [
    index('import_jobs_open').on(table.state, table.createdAt),
    check('import_jobs_kind_known', oneOf(table.kind, importKindValues)),
    check('import_jobs_mode_known', oneOf(table.mode, importModeValues)),
    check('import_jobs_state_known', oneOf(table.state, importStateValues)),
  ],
);

export const importRows = pgTable(
  'import_rows',
  {
    importID: text('job_id')
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    /** Line of the file at which the row begins; the headings are line 1. */
    line: integer().notNull(),
    cells: text().array().notNull(),
    /** What would become of it; null before it was looked at. */
    verdict: text({ enum: importVerdicts }),
    /** Whether that was also done. */
    isTaken: boolean().notNull().default(false),
    /** What it costs, in credits; in a trial what it would cost behind the rows before it. */
    credits: integer().notNull().default(0),
    faults: jsonb().$type<readonly RowFault[]>().notNull().default([]),
    /** The record that it added or changed, and the version that it left; null where it did neither, or cannot be undone. */
    recordID: text(),
    recordVersion: integer(),
    /** Values before of the columns that it changed; null for a record that it added. */
    before: jsonb().$type<KeptValues>(),
  },
  (table) => [
    primaryKey({ columns: [table.importID, table.line] }),
    check('import_rows_verdict_known', oneOf(table.verdict, importVerdicts)),
  ],
);

export type ImportJob = typeof importJobs.$inferSelect;
export type ImportRow = typeof importRows.$inferSelect;
