/** What can be found: each kind of record, who may open it, and where. */
import {
  listEligibleJobDescriptions,
  listEligibleStudents,
  listJobDescriptions,
  listManagedSupportUsers,
  listReceipts,
  listStudents,
  type Operation,
} from '@aarambh/api-client/operations';
import type { components } from '@aarambh/api-client/schema';
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { currentDegrees } from '../../candidates/index.ts';
import type { Db } from '../../database/index.ts';
import { applications, jobDescriptions, jobsInReach, seasons, seasonsInScope } from '../../hiring/index.ts';
import { roles, users, usersInReach, writtenName } from '../../identity/index.ts';
import { listedWallets, receipts } from '../../money/index.ts';
import { companies, institutes, institutesInScope, leads } from '../../organisations/index.ts';
import type { OperationContext, Permission, SignedInUser } from '../../platform/index.ts';
import { hasPart, type Wanted } from './matching.ts';

export type SearchResult = components['schemas']['SearchResult'];

/** A row that was found. */
export interface Found {
  id: string;
  title: string;
  detail: string | null;
  /** The record whose page it is on, where that is another one. */
  on?: string | null;
}

export interface Source {
  kind: SearchResult['kind'];
  /** What opens the screen of the link. */
  needs: Operation | Permission;
  /** Types of accounts for whom it is; all where it is left out. */
  types?: readonly SignedInUser['type'][];
  linkTo: (found: Found) => string;
  /** Where a misspelt word is looked for. */
  name: SQL | AnyPgColumn;
  /** Any part of what tells one from another. */
  matches: (wanted: Wanted) => SQL | undefined;
  read: (
    db: Db,
    context: OperationContext & { user: SignedInUser },
    condition: SQL | undefined,
  ) => Promise<Found[]>;
}

/** Rows that are read of a kind; the nearest of them are shown. */
const mostRead = 25;

const instituteName = sql<
  string | null
>`(select ${institutes.name} from ${institutes} where ${institutes.id} = ${users.parentEntityID})`;
const companyName = sql<
  string | null
>`(select ${companies.name} from ${companies} where ${companies.id} = ${jobDescriptions.companyID})`;

const leadName = sql<string>`${leads.firstName} || ' ' || ${leads.lastName}`;

/** A mobile number and a roll number have digits, a name has none. */
const person = (wanted: Wanted): SQL | undefined =>
  wanted.isNumber
    ? hasPart(users.mobileNumber, wanted)
    : or(hasPart(users.fullName, wanted), hasPart(users.email, wanted));

const studentMatches = (wanted: Wanted): SQL | undefined =>
  wanted.isNumber
    ? or(
        person(wanted),
        // An array, so that each condition is answered by its own index.
        sql`${users.id} = any(array(select ${currentDegrees.userID} from ${currentDegrees}
          where ${hasPart(currentDegrees.rollNumber, wanted)} limit ${mostRead}))`,
      )
    : person(wanted);

const readJobs: Source['read'] = (db, { user, now }, condition) =>
  db
    .select({
      id: jobDescriptions.id,
      title: jobDescriptions.title,
      detail: sql<string>`concat_ws(' · ', ${companyName}, ${jobDescriptions.code})`,
    })
    .from(jobDescriptions)
    .where(and(jobsInReach(user, now()), condition))
    .limit(mostRead);

const jobMatches = (wanted: Wanted): SQL | undefined =>
  or(hasPart(jobDescriptions.title, wanted), hasPart(jobDescriptions.code, wanted));

export const sources: readonly Source[] = [
  {
    kind: 'job',
    types: ['C'],
    needs: listEligibleJobDescriptions,
    linkTo: ({ id }) => `/my-jobs/${id}`,
    name: jobDescriptions.title,
    matches: jobMatches,
    read: readJobs,
  },
  {
    kind: 'student',
    needs: listStudents,
    linkTo: ({ id }) => `/student?record=${id}`,
    name: users.fullName,
    matches: studentMatches,
    read: (db, { user }, condition) =>
      db
        .select({ id: users.id, title: writtenName(users), detail: instituteName })
        .from(users)
        .where(and(eq(users.type, 'C'), usersInReach(user), condition))
        .limit(mostRead),
  },
  {
    kind: 'applicant',
    types: ['E'],
    needs: listEligibleStudents,
    linkTo: ({ on, title }) =>
      `/eligible-students?${new URLSearchParams({ jdID: on ?? '', search: title }).toString()}`,
    name: users.fullName,
    matches: (wanted) => (wanted.isNumber ? sql`false` : hasPart(users.fullName, wanted)),
    read: (db, { user, now }, condition) =>
      db
        .select({
          id: applications.id,
          title: writtenName(users),
          detail: jobDescriptions.title,
          on: jobDescriptions.id,
        })
        .from(applications)
        .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
        .innerJoin(users, eq(users.id, applications.userID))
        .where(
          and(
            jobsInReach(user, now()),
            isNotNull(applications.appliedAt),
            eq(users.userStatus, 'Active'),
            eq(users.isActive, true),
            condition,
          ),
        )
        .limit(mostRead),
  },
  {
    kind: 'job',
    types: ['E', 'S'],
    needs: listJobDescriptions,
    linkTo: ({ id }) => `/job-description/${id}`,
    name: jobDescriptions.title,
    matches: jobMatches,
    read: readJobs,
  },
  {
    kind: 'company',
    needs: 'Manage Company',
    linkTo: ({ id }) => `/companies?record=${id}`,
    name: companies.name,
    matches: (wanted) => or(hasPart(companies.name, wanted), eq(companies.gstin, wanted.text.toUpperCase())),
    read: (db, _context, condition) =>
      db
        .select({ id: companies.id, title: companies.name, detail: companies.location })
        .from(companies)
        .where(condition)
        .limit(mostRead),
  },
  {
    kind: 'institute',
    needs: 'Manage Institute',
    linkTo: ({ id }) => `/institutes?record=${id}`,
    name: institutes.name,
    matches: (wanted) => hasPart(institutes.name, wanted),
    read: (db, { user }, condition) =>
      db
        .select({ id: institutes.id, title: institutes.name, detail: institutes.city })
        .from(institutes)
        .where(and(institutesInScope(user), condition))
        .limit(mostRead),
  },
  {
    kind: 'staff',
    needs: listManagedSupportUsers,
    linkTo: ({ id }) => `/support-users?record=${id}`,
    name: users.fullName,
    matches: person,
    read: (db, { user }, condition) =>
      db
        .select({ id: users.id, title: writtenName(users), detail: roles.name })
        .from(users)
        .innerJoin(roles, eq(roles.id, users.roleID))
        .where(and(inArray(users.type, ['S']), usersInReach(user), condition))
        .limit(mostRead),
  },
  {
    kind: 'lead',
    needs: 'Manage Lead',
    linkTo: ({ id }) => `/leads?record=${id}`,
    name: leadName,
    matches: (wanted) =>
      wanted.isNumber
        ? hasPart(leads.mobile, wanted)
        : or(hasPart(leadName, wanted), hasPart(leads.email, wanted)),
    read: (db, _context, condition) =>
      db
        .select({ id: leads.id, title: leadName, detail: leads.email })
        .from(leads)
        .where(and(isNull(leads.mergedIntoID), condition))
        .limit(mostRead),
  },
  {
    kind: 'season',
    needs: 'Manage Season',
    linkTo: ({ id }) => `/season?record=${id}`,
    name: seasons.name,
    matches: (wanted) => hasPart(seasons.name, wanted),
    read: (db, { user }, condition) =>
      db
        .select({ id: seasons.id, title: seasons.name, detail: sql<string | null>`null` })
        .from(seasons)
        .where(and(seasonsInScope(user), condition))
        .limit(mostRead),
  },
  {
    kind: 'payment',
    needs: listReceipts,
    linkTo: ({ id }) => `/receipts/${id}`,
    name: receipts.receiptNumber,
    // By its numbers alone: by the name of who paid, the person is found.
    matches: (wanted) =>
      wanted.isNumber
        ? or(hasPart(receipts.receiptNumber, wanted), hasPart(receipts.paymentID, wanted))
        : sql`false`,
    read: async (db, context, condition) => {
      const listed = await listedWallets(context);
      return db
        .select({
          id: receipts.id,
          title: receipts.receiptNumber,
          detail: sql<string | null>`${receipts.recipient}->>'name'`,
        })
        .from(receipts)
        .where(and(listed === null ? undefined : inArray(receipts.walletID, [...listed]), condition))
        .limit(mostRead);
    },
  },
];
