/** The audit trail: who did what to which record. Rows are never changed or removed; the database refuses it. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, primaryID } from '../../database/columns.ts';

export const auditEvents = pgTable(
  'audit_events',
  {
    id: primaryID(),
    at: instant().notNull(),
    /** The person who did it; without a foreign key, because the trail outlives the account. */
    actorID: text().notNull(),
    actorRoleID: text().notNull(),
    /** Past participle: `saved`, `deleted`. */
    action: text().notNull(),
    /** Kind of record, as the contract calls it: `education`. */
    entityType: text().notNull(),
    entityID: text().notNull(),
    /** Whose record it is. */
    subjectID: text().notNull(),
    /** Names of the fields that were sent. Values are not kept: they are personal, and this cannot be erased. */
    fields: text().array().notNull(),
    /** Why, where the caller had to say so; null elsewhere. */
    reason: text(),
    requestID: text().notNull(),
  },
  (table) => [
    index('audit_events_by_entity').on(table.entityType, table.entityID, table.at),
    index('audit_events_by_subject').on(table.subjectID, table.at),
  ],
);
