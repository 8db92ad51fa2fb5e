/** The audit trail: who did what to which record. Rows are never changed or removed; the database refuses it. */
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, primaryID } from '../../database/index.ts';

/** Values of a record, as they are stored, by the names of its fields. */
export type KeptValues = Readonly<Record<string, unknown>>;

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
    /** Names of the fields that were sent. */
    fields: text().array().notNull(),
    /**
     * Values of fields by their names, where the record is about no person; null elsewhere. What is personal is not kept: this cannot
     * be erased.
     */
    before: jsonb().$type<KeptValues>(),
    after: jsonb().$type<KeptValues>(),
    /** Why, where the caller had to say so; null elsewhere. */
    reason: text(),
    requestID: text().notNull(),
  },
  (table) => [
    index('audit_events_by_moment').on(table.at, table.id).concurrently(),
    index('audit_events_by_entity').on(table.entityType, table.entityID, table.at),
    index('audit_events_by_subject').on(table.subjectID, table.at),
  ],
);
