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
} from './tables/auth.ts';
import { apiKeys } from './tables/api-keys.ts';
import { usedCaptchas } from './tables/captcha.ts';
import { collegeLinks, collegeSignIns } from './tables/college-sign-ins.ts';
import { consents } from './tables/consents.ts';
import { erasureRequests } from './tables/erasure.ts';
import { accountInvitations } from './tables/invitations.ts';
import { preferences } from './tables/preferences.ts';
import { roles } from './tables/roles.ts';
import { savedViews } from './tables/saved-views.ts';
import { teamInvitations } from './tables/team.ts';
import { candidates, users } from './tables/users.ts';
import { pushSubscriptions } from './tables/push-subscriptions.ts';

const ownedBy =
  (owner: PgColumn) =>
  ({ id }: Person): SQL =>
    eq(owner, id);

/** What of the tables of accounts is about people. */
export const identityData: readonly PersonalData[] = [
  { table: roles, aboutNobody: writtenBy },
  { table: collegeSignIns, aboutNobody: 'How a college is asked, which is about no person.' },
  { table: usedCaptchas, aboutNobody: 'A number that was drawn for a browser, whoever used it.' },
  {
    table: otpChallenges,
    countedAs: 'part',
    rows: ({ mobileNumber }) => eq(otpChallenges.mobileNumber, mobileNumber),
    exported: {
      as: 'codes',
      columns: columnsWithout(otpChallenges, ['codeHash', 'caller', 'issuedTo']),
    },
    erased: 'deleted',
  },
  {
    table: teamInvitations,
    countedAs: 'part',
    rows: ({ id, email }) =>
      or(eq(teamInvitations.accountID, id), email === null ? undefined : eq(teamInvitations.email, email)),
    exported: { as: 'invitations', columns: columnsWithout(teamInvitations, ['tokenHash', 'invitedBy']) },
    erased: 'deleted',
  },
  {
    table: credentials,
    countedAs: 'part',
    rows: ownedBy(credentials.userID),
    exported: { as: 'password', columns: columnsWithout(credentials, ['passwordHash']) },
    erased: 'along',
  },
  {
    table: registrations,
    countedAs: 'part',
    rows: ownedBy(registrations.userID),
    exported: {
      withheld: 'Pseudonyms of a browser and of a network address, until the mobile number is verified.',
    },
    erased: 'along',
  },
  {
    table: accountInvitations,
    countedAs: 'part',
    rows: ownedBy(accountInvitations.userID),
    exported: {
      as: 'invitations',
      columns: columnsWithout(accountInvitations, ['tokenHash', 'passwordHash', 'invitedBy']),
    },
    erased: 'along',
  },
  {
    table: sessions,
    countedAs: 'part',
    rows: ownedBy(sessions.userID),
    exported: { as: 'sessions', columns: columnsWithout(sessions) },
    erased: 'along',
  },
  {
    table: knownDevices,
    countedAs: 'part',
    rows: ownedBy(knownDevices.userID),
    exported: { as: 'knownDevices', columns: columnsWithout(knownDevices, ['device']) },
    erased: 'along',
  },
  {
    table: emailChanges,
    countedAs: 'part',
    rows: ownedBy(emailChanges.userID),
    exported: { as: 'emailChanges', columns: columnsWithout(emailChanges, ['confirmHash', 'undoHash']) },
    erased: 'along',
  },
  {
    table: emailActivations,
    countedAs: 'part',
    rows: ownedBy(emailActivations.userID),
    exported: { as: 'emailActivations', columns: columnsWithout(emailActivations, ['tokenHash']) },
    erased: 'along',
  },
  {
    table: consents,
    countedAs: 'consents',
    rows: ownedBy(consents.userID),
    exported: { as: 'consents', columns: columnsWithout(consents, ['withdrawalHash']) },
    erased: 'along',
  },
  {
    table: erasureRequests,
    countedAs: 'part',
    rows: ownedBy(erasureRequests.userID),
    exported: { as: 'erasure', columns: columnsWithout(erasureRequests, ['requestedBy']) },
    erased: 'along',
  },
  {
    table: preferences,
    countedAs: 'part',
    rows: ownedBy(preferences.userID),
    exported: { as: 'preferences', columns: columnsWithout(preferences) },
    erased: 'along',
  },
  {
    table: pushSubscriptions,
    countedAs: 'part',
    rows: ownedBy(pushSubscriptions.userID),
    // Whoever has the address and the keys can send to the browser.
    exported: {
      as: 'browsersWithNews',
      columns: columnsWithout(pushSubscriptions, ['endpoint', 'p256dh', 'auth', 'sessionID']),
    },
    erased: 'along',
  },
  {
    table: apiKeys,
    countedAs: 'part',
    rows: ownedBy(apiKeys.ownerID),
    exported: { as: 'apiKeys', columns: columnsWithout(apiKeys, ['keyHash']) },
    erased: 'along',
  },
  {
    table: collegeLinks,
    countedAs: 'part',
    rows: ownedBy(collegeLinks.userID),
    exported: { as: 'collegeLinks', columns: columnsWithout(collegeLinks) },
    erased: 'along',
  },
  {
    table: savedViews,
    countedAs: 'part',
    rows: ownedBy(savedViews.ownerID),
    exported: { as: 'savedViews', columns: columnsWithout(savedViews) },
    erased: 'along',
  },
  {
    table: candidates,
    countedAs: 'part',
    rows: ownedBy(candidates.userID),
    exported: { as: 'personal', columns: columnsWithout(candidates) },
    erased: 'along',
  },
  {
    table: users,
    countedAs: 'account',
    rows: ownedBy(users.id),
    exported: { as: 'account', columns: columnsWithout(users) },
    erased: 'deleted',
  },
];
