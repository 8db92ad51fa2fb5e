/** Captchas that were used: each counts once. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/index.ts';

export const usedCaptchas = pgTable(
  'used_captchas',
  {
    /** The challenge's own random number. */
    nonce: text().primaryKey(),
    /** When the challenge would have ended anyway; the row can go then. */
    expiresAt: instant().notNull(),
  },
  (table) => [index('used_captchas_by_expiry').on(table.expiresAt)],
);
