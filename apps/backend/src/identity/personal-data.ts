import { eq, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnsWithout, writtenBy, type Person, type PersonalData } from '../database/index.ts';
import {
  credentials,
  emailActivations,
  emailChanges,
  knownDevices,
  otpChallenges,
  registrations,
  sessions,
} from './auth/tables.ts';
import { usedCaptchas } from './captcha/tables.ts';
import { consents } from './consents/tables.ts';
import { erasureRequests } from './erasure/tables.ts';
import { accountInvitations } from './invitations/tables.ts';
import { preferences } from './preferences/tables.ts';
import { roles } from './roles/tables.ts';
import { savedViews } from './saved-views/tables.ts';
import { teamInvitations } from './team/tables.ts';
import { candidates, users } from './users/tables.ts';

const ownedBy =
  (owner: PgColumn) =>
  ({ id }: Person): SQL =>
    eq(owner, id);

/** What of the tables of accounts is about people. */
export const identityData: readonly PersonalData[] = [
  { table: roles, aboutNobody: writtenBy },
  { table: usedCaptchas, aboutNobody: 'A number that was drawn for a browser, whoever used it.' },
  {
    table: otpChallenges,
    rows: ({ mobileNumber }) => eq(otpChallenges.mobileNumber, mobileNumber),
    exported: {
      as: 'codes',
      columns: columnsWithout(otpChallenges, ['codeHash', 'caller', 'issuedTo']),
    },
    erased: 'deleted',
  },
  {
    table: teamInvitations,
    rows: ({ id, email }) =>
      or(eq(teamInvitations.accountID, id), email === null ? undefined : eq(teamInvitations.email, email)),
    exported: { as: 'invitations', columns: columnsWithout(teamInvitations, ['tokenHash', 'invitedBy']) },
    erased: 'deleted',
  },
  {
    table: credentials,
    rows: ownedBy(credentials.userId),
    exported: { as: 'password', columns: columnsWithout(credentials, ['passwordHash']) },
    erased: 'along',
  },
  {
    table: registrations,
    rows: ownedBy(registrations.userId),
    exported: {
      withheld: 'Pseudonyms of a browser and of a network address, until the mobile number is verified.',
    },
    erased: 'along',
  },
  {
    table: accountInvitations,
    rows: ownedBy(accountInvitations.userId),
    exported: {
      as: 'invitations',
      columns: columnsWithout(accountInvitations, ['tokenHash', 'passwordHash', 'invitedBy']),
    },
    erased: 'along',
  },
  {
    table: sessions,
    rows: ownedBy(sessions.userId),
    exported: { as: 'sessions', columns: columnsWithout(sessions) },
    erased: 'along',
  },
  {
    table: knownDevices,
    rows: ownedBy(knownDevices.userId),
    exported: { as: 'knownDevices', columns: columnsWithout(knownDevices, ['device']) },
    erased: 'along',
  },
  {
    table: emailChanges,
    rows: ownedBy(emailChanges.userId),
    exported: { as: 'emailChanges', columns: columnsWithout(emailChanges, ['confirmHash', 'undoHash']) },
    erased: 'along',
  },
  {
    table: emailActivations,
    rows: ownedBy(emailActivations.userId),
    exported: { as: 'emailActivations', columns: columnsWithout(emailActivations, ['tokenHash']) },
    erased: 'along',
  },
  {
    table: consents,
    rows: ownedBy(consents.userId),
    exported: { as: 'consents', columns: columnsWithout(consents, ['withdrawalHash']) },
    erased: 'along',
  },
  {
    table: erasureRequests,
    rows: ownedBy(erasureRequests.userId),
    exported: { as: 'erasure', columns: columnsWithout(erasureRequests, ['requestedBy']) },
    erased: 'along',
  },
  {
    table: preferences,
    rows: ownedBy(preferences.userId),
    exported: { as: 'preferences', columns: columnsWithout(preferences) },
    erased: 'along',
  },
  {
    table: savedViews,
    rows: ownedBy(savedViews.ownerID),
    exported: { as: 'savedViews', columns: columnsWithout(savedViews) },
    erased: 'along',
  },
  {
    table: candidates,
    rows: ownedBy(candidates.userId),
    exported: { as: 'personal', columns: columnsWithout(candidates) },
    erased: 'along',
  },
  {
    table: users,
    rows: ownedBy(users.id),
    exported: { as: 'account', columns: columnsWithout(users) },
    erased: 'deleted',
  },
];
