/** Proofs of identity: passwords, codes by SMS, sessions and activation links. Nothing here can be read back. */
import { otpPurposeValues } from '@aarambh/api-client/enums';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant, primaryID, oneOf } from '../../database/index.ts';
import { users } from './users.ts';

export type OtpPurpose = (typeof otpPurposeValues)[number];

/** What codes are given out for: those that people ask for by their own number, a guardian's consent, and another number for an account. */
export const challengePurposes = [...otpPurposeValues, 'guardian', 'mobile'] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

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

/** Whose an account is that waits for its mobile number to be verified. Several may have the same number. */
export const registrations = pgTable('registrations', {
  userID: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Pseudonym of the browser that made it. */
  browser: text().notNull(),
  /** Pseudonym of the network address that it was made from, until the browser has brought its cookie. */
  address: text(),
});

/**
 * The one code of a mobile number that a caller can verify it with; a new code replaces it. Only the caller who asked for it can try it, so
 * nobody can use up another's. A number that no account has gets a row too, with a code that nobody knows, so that it cannot be told apart.
 */
export const otpChallenges = pgTable(
  'otp_challenges',
  {
    mobileNumber: text().notNull(),
    /** Pseudonym of the browser that asked for it, or without a cookie of the network address. */
    caller: text().notNull(),
    /** Pseudonym of the browser that got its cookie with the answer. */
    issuedTo: text(),
    purpose: text({ enum: challengePurposes }).notNull(),
    /** Keyed hash of the code, the number, the purpose and the account. */
    codeHash: text().notNull(),
    issuedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    attemptsLeft: integer().notNull(),
    consumedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.mobileNumber, table.caller] }),
    index('otp_challenges_by_expiry').on(table.expiresAt),
    check('otp_challenges_purpose_known', oneOf(table.purpose, challengePurposes)),
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

/** Changes of an e-mail address: asked for, confirmed by the new one, taken back by the old one. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: primaryID(),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromEmail: text().notNull(),
    /** When the old address was confirmed, to be restored with it. */
    fromVerifiedAt: instant(),
    toEmail: text().notNull(),
    /** SHA-256 of the tokens of the two links, each of 256 random bits. */
    confirmHash: text().notNull().unique(),
    undoHash: text().notNull().unique(),
    requestedAt: instant().notNull(),
    /** Until when each link is good; voiding one brings its end forward. */
    confirmBefore: instant().notNull(),
    undoBefore: instant().notNull(),
    confirmedAt: instant(),
    undoneAt: instant(),
  },
  (table) => [
    index('email_changes_by_user').on(table.userID, table.requestedAt),
    index('email_changes_by_old_address').on(table.fromEmail),
    index('email_changes_by_end').on(table.undoBefore),
  ],
);

/** Browsers that have signed in to an account. They open nothing by themselves. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** Pseudonym of the id in the browser's cookie. */
    device: text().notNull(),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.device, table.userID] }),
    index('known_devices_by_user').on(table.userID),
    index('known_devices_by_expiry').on(table.expiresAt),
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
