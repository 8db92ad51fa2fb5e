import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import type { Db } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import {
  dayMs,
  indianDate,
  signedIn,
  validationFailed,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { lockStepJob } from '../applications/job.ts';
import { applicationsInScope } from '../applications/move.ts';
import { jobsInScope, refuseForeignJob } from '../job-descriptions/scope.ts';
import { inSelection } from '../applications/taking-part.ts';
import { betweenPlacesOf } from '../slots/allotment.ts';
import { doMeet } from '../slots/allotting.ts';
import { readEngagements } from '../slots/engagements.ts';
import { applications } from '../tables/applications.ts';
import { dayBlocks } from '../tables/calendar.ts';
import { jobApprovals, jobDescriptions } from '../tables/job-descriptions.ts';
import { panels } from '../tables/panels.ts';
import { rounds } from '../tables/rounds.ts';
import { daysOf, type Span } from './entry.ts';

type Query = OperationRequest<'listClashes'>['query'];
type Clash = OperationData<'listClashes'>['clash'][number];

/** Longest time that is looked at. */
const longest = 14 * dayMs;

/** Of each kind. */
const most = 20;

/** Applicants who are looked at. */
const mostPeople = 2000;

/**
 * What a round of these hours would meet. It is told, and keeps nobody from saving.
 * @throws ApiFailure 404 for a job out of reach, 422 for hours in the wrong order or too many
 */
export async function readClashes(context: OperationContext, query: Query): Promise<Clash[]> {
  const span = { from: new Date(query.startsAt), to: new Date(query.endsAt) };
  const takes = span.to.getTime() - span.from.getTime();
  if (takes <= 0 || takes > longest) {
    const message = 'A round ends after it begins, within two weeks.';
    throw validationFailed([{ path: 'endsAt', code: 'outOfRange', message }]);
  }
  await refuseForeignJob(context, query.jdID);
  const { db } = context;
  return [
    ...(await blocksThen(db, query.jdID, span)),
    ...(query.venue === undefined ? [] : await roundsInHall(context, query, query.venue, span)),
    ...(await peopleElsewhere(context, query, span)),
  ];
}

/** Days that are blocked by an institute that has approved the job. */
async function blocksThen(db: Db, jdID: string, { from, to }: Span): Promise<Clash[]> {
  const rows = await db
    .select({ block: dayBlocks, instituteName: institutes.name })
    .from(dayBlocks)
    .innerJoin(institutes, eq(institutes.id, dayBlocks.instituteID))
    .innerJoin(
      jobApprovals,
      and(
        eq(jobApprovals.instituteID, dayBlocks.instituteID),
        eq(jobApprovals.jdID, jdID),
        eq(jobApprovals.state, 'Approved'),
      ),
    )
    .where(
      and(
        gte(dayBlocks.lastDay, indianDate(from)),
        lte(dayBlocks.firstDay, indianDate(new Date(to.getTime() - 1))),
      ),
    )
    .orderBy(asc(dayBlocks.firstDay), asc(dayBlocks.id))
    .limit(most);
  return rows.map(({ block: { firstDay, lastDay, reason }, instituteName }) => {
    const { startsAt, endsAt } = daysOf(firstDay, lastDay);
    return { kind: 'Blocked', startsAt, endsAt, name: reason, instituteName };
  });
}

/** Rounds of other jobs of a common institute that are held in the same hall then. */
async function roundsInHall(
  context: OperationContext,
  { jdID }: Query,
  venue: string,
  { from, to }: Span,
): Promise<Clash[]> {
  const hall = venue.trim().toLowerCase();
  const isInHall = sql`(lower(btrim(${rounds.venue})) = ${hall} or exists (select from ${panels}
    where ${panels.roundID} = ${rounds.id} and lower(btrim(${panels.venue})) = ${hall}))`;
  const isNear = sql`exists (select from ${jobApprovals} own join ${jobApprovals} other
    on other.institute_id = own.institute_id and other.state = 'Approved'
    where own.state = 'Approved' and own.job_description_id = ${jdID} and other.job_description_id = ${rounds.jdID})`;
  const rows = await context.db
    .select({
      name: rounds.name,
      startsAt: rounds.startsAt,
      endsAt: rounds.endsAt,
      companyName: companies.name,
      isReached: sql<boolean>`(${jobsInScope(signedIn(context)) ?? sql`true`})`,
    })
    .from(rounds)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, rounds.jdID))
    .leftJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(
      and(
        ne(rounds.jdID, jdID),
        ne(rounds.state, 'Closed'),
        isNull(jobDescriptions.cancelledAt),
        lt(rounds.startsAt, to),
        gt(rounds.endsAt, from),
        isInHall,
        isNear,
      ),
    )
    .orderBy(asc(rounds.startsAt), asc(rounds.id))
    .limit(most);
  return rows.map(({ name, startsAt, endsAt, companyName, isReached }) => ({
    kind: 'Hall',
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ...(isReached && { name, companyName: companyName ?? '' }),
  }));
}

/** Who of the selection has to be elsewhere then, or on the way: how many, and the names of those whom the caller may see. */
async function peopleElsewhere(
  context: OperationContext,
  { jdID, roundID = '', venue }: Query,
  { from, to }: Span,
): Promise<Clash[]> {
  const busy = await context.db.transaction(async (tx) => {
    const people = await tx
      .select({ userID: applications.userID })
      .from(applications)
      .where(and(eq(applications.jdID, jdID), inArray(applications.status, [...inSelection])))
      .orderBy(asc(applications.id))
      .limit(mostPeople);
    const userIDs = people.map(({ userID }) => userID);
    const apart = betweenPlacesOf(await lockStepJob(tx, jdID));
    const own = { startsAt: from, endsAt: to, place: venue ?? '' };
    const engaged = await readEngagements(tx, context, { userIDs, round: { id: roundID }, from, to });
    return [...engaged].flatMap(([userID, all]) =>
      all.some((each) => doMeet(own, each, apart)) ? [userID] : [],
    );
  });
  return busy.length === 0
    ? []
    : [{ kind: 'People', count: busy.length, people: await namesOf(context, jdID, busy) }];
}

/** The names of applicants, by name, of those whom the caller reaches. */
const namesOf = (context: OperationContext, jdID: string, userIDs: readonly string[]) =>
  context.db
    .select({ name: writtenName(users), rollNumber: currentDegrees.rollNumber })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .where(
      and(
        eq(applications.jdID, jdID),
        inArray(applications.userID, [...userIDs]),
        applicationsInScope(context),
      ),
    )
    .orderBy(asc(writtenName(users)), asc(applications.id))
    .limit(most);
