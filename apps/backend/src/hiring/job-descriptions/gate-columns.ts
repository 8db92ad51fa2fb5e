/** What the gates look at, as columns of a row of `users`. */
import { and, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { collected } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { holdsAt } from '../holds/in-force.ts';
import { applications } from '../tables/applications.ts';
import { holds } from '../tables/holds.ts';
import { placements } from '../tables/placements.ts';
import { seasonEnrolments, seasonOverrides } from '../tables/seasons.ts';
import { jobApprovals, jobDescriptions } from '../tables/job-descriptions.ts';

/** An application that ended because the student did not come: the season counts it as an absence. */
export const wasAbsent = and(
  eq(applications.status, 'Rejected'),
  eq(applications.statusReasonCode, 'No show'),
);

const ofUser = (column: AnyPgColumn): SQL => sql`${column} = ${users.id}`;

const ofJobs = (column: AnyPgColumn): SQL => sql`${column} = any(${sql.placeholder('jdIDs')}::text[])`;
const ofSeasons = (column: AnyPgColumn): SQL => sql`${column} = any(${sql.placeholder('seasonIDs')}::text[])`;

/** Of each person, for the jobs and seasons that are given when it is read, with `now`. */
export const gateColumns = {
  isFresher: users.isFresher,
  isActive: sql<boolean>`(${and(
    eq(users.userStatus, 'Active'),
    eq(users.isActive, true),
    isNotNull(users.mobileVerifiedAt),
  )})`,
  isElsewhere: sql<boolean>`exists (select from ${placements}
    where ${ofUser(placements.userID)} and ${ne(placements.plan, 'Looking')})`,
  holds: collected(
    { reason: holds.reason, liftedWhere: holds.liftedWhere },
    holdsAt(sql`${sql.placeholder('now')}::timestamptz`),
  ),
  approvedJdIDs: sql<string[]>`array(select ${jobApprovals.jdID} from ${jobApprovals}
    where ${ofJobs(jobApprovals.jdID)} and ${eq(jobApprovals.instituteID, users.parentEntityID)}
    and ${eq(jobApprovals.state, 'Approved')})`,
  decidedJdIDs: sql<string[]>`array(select ${applications.jdID} from ${applications}
    where ${ofJobs(applications.jdID)} and ${ofUser(applications.userID)})`,
  enrolments: collected(
    { seasonID: seasonEnrolments.seasonID, state: seasonEnrolments.state },
    sql`from ${seasonEnrolments}
      where ${ofSeasons(seasonEnrolments.seasonID)} and ${ofUser(seasonEnrolments.userID)}`,
  ),
  /** What came of offers and interviews. */
  came: collected(
    {
      seasonID: jobDescriptions.seasonID,
      status: applications.status,
      paise: sql<number>`coalesce((${applications.offer} ->> 'ctcPaise')::bigint, ${jobDescriptions.ctcMaxPaise}, 0)`,
    },
    sql`from ${applications} join ${jobDescriptions} on ${jobDescriptions.id} = ${applications.jdID}
      where ${ofUser(applications.userID)} and ${ofSeasons(jobDescriptions.seasonID)}
      and ${or(inArray(applications.status, ['Offer Accepted', 'Joined', 'Offer Declined']), wasAbsent)}`,
  ),
  lifted: collected(
    { seasonID: seasonOverrides.seasonID, rule: seasonOverrides.rule },
    sql`from ${seasonOverrides} where ${ofSeasons(seasonOverrides.seasonID)} and ${ofUser(seasonOverrides.userID)}
      and ${seasonOverrides.expiresAt} > ${sql.placeholder('now')}::timestamptz`,
  ),
};
