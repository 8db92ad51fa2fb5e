/** Proofs of identity: passwords, codes by SMS, sessions and activation links. Nothing here can be read back. */
import { otpPurposeValues } from '@aarambh/api-client/enums';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant, primaryID } from '../../database/columns.ts';
import { oneOf } from '../../database/constraints.ts';
import { users } from '../users/tables.ts';

export type OtpPurpose = (typeof otpPurposeValues)[number];

/** `session` signs in; `reset` is a ticket for one change of the password and opens nothing else. */
export const sessionScopes = ['session', 'reset'] as const;
export type SessionScope = (typeof sessionScopes)[number];

export const credentials = pgTable('credentials', {
  userID: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Argon2id in the PHC string format. */
  passwordHash: text().notNull(),
  passwordChangedAt: instant().notNull(),
});

/**
 * The one code that a mobile number can be verified with; a new code replaces it. A number that no account has gets a
 * row too, with a code that nobody knows, so that it cannot be told apart.
 */
export const otpChallenges = pgTable(
  'otp_challenges',
  {
    mobileNumber: text().primaryKey(),
    purpose: text({ enum: otpPurposeValues }).notNull(),
    /** Keyed hash of the code, the number and the purpose. */
    codeHash: text().notNull(),
    issuedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    attemptsLeft: integer().notNull(),
    consumedAt: instant(),
  },
  (table) => [
    index('otp_challenges_by_expiry').on(table.expiresAt),
    check('otp_challenges_purpose_known', oneOf(table.purpose, otpPurposeValues)),
    check('otp_challenges_attempts', sql`${table.attemptsLeft} >= 0`),
  ],
);

/** A token that was given out; its id is the token's `jti`. The token is good while the row says so. */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryID(),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    scope: text({ enum: sessionScopes }).notNull(),
    issuedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** Browser and system as the browser named them, for the person's own list of sessions. */
    userAgent: text().notNull(),
    /** When a call last used it, to within a few minutes; the first use is the sign-in. */
    lastUsedAt: instant().notNull().defaultNow(),
    /** First part of the network address of the sign-in, for the same list; the rest is never kept. */
    network: text().notNull().default(''),
  },
  (table) => [
    index('sessions_by_user').on(table.userID),
    index('sessions_by_expiry').on(table.expiresAt),
    check('sessions_scope_known', oneOf(table.scope, sessionScopes)),
  ],
);

/** An activation link that was sent to an e-mail address. */
export const emailActivations = pgTable(
  'email_activations',
  {
    /** SHA-256 of the link's token, which has 256 random bits. */
    tokenHash: text().primaryKey(),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address the link proves; a later change of the account's address makes it void. */
    email: text().notNull(),
    issuedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    consumedAt: instant(),
  },
  (table) => [
    index('email_activations_by_user').on(table.userID),
    index('email_activations_by_expiry').on(table.expiresAt),
  ],
);
