/** What a visit would meet on a day, told before it is saved. */
import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, ne, not, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import {
  dayMs,
  endOfIndianDate,
  notFound,
  signedIn,
  startOfIndianDate,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { inSelection, takesPart } from '../applications/taking-part.ts';
import { applications } from '../tables/applications.ts';
import { dayBlocks } from '../tables/calendar.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { rounds } from '../tables/rounds.ts';
import { comesOnItsDay, visits } from '../tables/visits.ts';
import { readRoundsInHalls } from './halls.ts';

type Query = OperationRequest<'listVisitClashes'>['query'];
type Clash = OperationData<'listVisitClashes'>['clash'][number];

/** Of each kind. */
const most = 20;

/** A round that is open for longer keeps nobody from anything. */
const longestMs = dayMs;

/**
 * What it would meet: a company is told of blocked days, the institute's own people of all.
 * @throws ApiFailure 404 for an institute that is not there, or is not the caller's
 */
export async function readVisitClashes(context: OperationContext, query: Query): Promise<Clash[]> {
  const { db } = context;
  const { roleScope, parentEntityID } = signedIn(context);
  const isOwn = roleScope === 'institute' && parentEntityID === query.instituteID;
  if (!isOwn && roleScope !== 'company' && roleScope !== 'all') throw notFound();
  if ((await db.$count(institutes, eq(institutes.id, query.instituteID))) === 0) throw notFound();
  const blocks = await blocksOn(db, query);
  if (!isOwn) return blocks;
  return [
    ...blocks,
    ...(await visitsOn(db, query)),
    ...(await roundsIn(db, query)),
    ...(await peopleElsewhere(db, query)),
  ];
}

async function blocksOn(db: Db, { instituteID, day }: Query): Promise<Clash[]> {
  const rows = await db
    .select()
    .from(dayBlocks)
    .where(
      and(eq(dayBlocks.instituteID, instituteID), lte(dayBlocks.firstDay, day), gte(dayBlocks.lastDay, day)),
    )
    .orderBy(asc(dayBlocks.firstDay), asc(dayBlocks.id))
    .limit(most);
  return rows.map(({ firstDay, lastDay, reason }) => ({
    kind: 'Blocked',
    startsAt: startOfIndianDate(firstDay).toISOString(),
    endsAt: endOfIndianDate(lastDay).toISOString(),
    name: reason,
  }));
}

async function visitsOn(db: Db, { instituteID, day, hall = '', visitID = '' }: Query): Promise<Clash[]> {
  const rows = await db
    .select({ companyName: companies.name, hall: visits.hall })
    .from(visits)
    .innerJoin(companies, eq(companies.id, visits.companyID))
    .where(
      and(eq(visits.instituteID, instituteID), eq(visits.day, day), comesOnItsDay, ne(visits.id, visitID)),
    )
    .orderBy(asc(companies.name), asc(visits.id))
    .limit(most);
  const wanted = hall.trim().toLowerCase();
  return rows.map(({ companyName, hall: venue }) => ({
    kind: 'Visit',
    companyName,
    ...(venue !== null && { venue }),
    isSameHall: wanted !== '' && venue?.toLowerCase() === wanted,
  }));
}

async function roundsIn(db: Db, { instituteID, day, hall = '' }: Query): Promise<Clash[]> {
  const wanted = hall.trim().toLowerCase();
  if (wanted === '') return [];
  const found = await readRoundsInHalls(db, instituteID, day);
  return found
    .filter((each) => each.hall.toLowerCase() === wanted)
    .slice(0, most)
    .map(({ name, companyName, startsAt, endsAt }) => ({
      kind: 'Hall',
      name,
      companyName,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    }));
}

/** How many students of the institute are in a round that day which is none of the visit's jobs: of its applicants, or of all. */
async function peopleElsewhere(db: Db, { instituteID, day, visitID }: Query): Promise<Clash[]> {
  const jdIDs = visitID === undefined ? [] : await jobsOf(db, instituteID, visitID);
  const [from, to] = [startOfIndianDate(day), endOfIndianDate(day)];
  const [found] = await db
    .select({ count: sql<number>`count(distinct ${applications.userID})::int` })
    .from(rounds)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, rounds.jdID))
    .innerJoin(applications, eq(applications.jdID, rounds.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .where(
      and(
        lt(rounds.startsAt, to),
        gt(rounds.endsAt, from),
        ne(rounds.state, 'Closed'),
        sql`${rounds.endsAt} - ${rounds.startsAt} <= make_interval(secs => ${longestMs / 1000})`,
        isNull(jobDescriptions.cancelledAt),
        eq(users.parentEntityID, instituteID),
        inArray(applications.status, [...inSelection]),
        takesPart,
        ...(jdIDs.length === 0 ? [] : [not(inArray(rounds.jdID, jdIDs)), appliedForOne(jdIDs)]),
      ),
    );
  return found === undefined || found.count === 0 ? [] : [{ kind: 'People', count: found.count }];
}

const appliedForOne = (jdIDs: readonly string[]) =>
  sql`exists (select from ${applications} own where own.user_id = ${applications.userID}
    and own.jd_id = any(${sql.param([...jdIDs])}::text[]) and own.status in ('Applied', 'On Hold', 'Shortlisted'))`;

async function jobsOf(db: Db, instituteID: string, visitID: string): Promise<string[]> {
  const [visit] = await db
    .select({ jdIDs: visits.jdIDs })
    .from(visits)
    .where(and(eq(visits.id, visitID), eq(visits.instituteID, instituteID)));
  return visit?.jdIDs ?? [];
}
