/** Answers to calls that carried an `Idempotency-Key`, so that a repeat gets the first answer. */
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/index.ts';

/** What was answered: enough to write the same envelope again, byte for byte. */
export interface KeptAnswer {
  requestId: string;
  result: { data: unknown; meta?: object; message?: string };
}

export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    /** Keyed hash of the operation, the caller and the key. */
    id: text().primaryKey(),
    /** Keyed hash of the body, which may hold a password. */
    bodyHash: text().notNull(),
    /** Null while the call is running. */
    answer: jsonb().$type<KeptAnswer>(),
    startedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('idempotent_calls_by_expiry').on(table.expiresAt)],
);
