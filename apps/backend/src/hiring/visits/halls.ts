/** The halls of an institute, as visits, rounds and panels name them, and what is in each on a day. */
import { and, eq, gt, gte, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { companies } from '../../organisations/index.ts';
import {
  dayMs,
  endOfIndianDate,
  indianDate,
  outOfScope,
  signedIn,
  startOfIndianDate,
  type OperationContext,
  type OperationData,
} from '../../platform/index.ts';
import { jobApprovals, jobDescriptions } from '../tables/job-descriptions.ts';
import { panels } from '../tables/panels.ts';
import { rounds } from '../tables/rounds.ts';
import { comesOnItsDay, visits } from '../tables/visits.ts';

type Hall = OperationData<'listHalls'>['hall'][number];

/** Halls that are named. */
const most = 100;

/** Days back within which a hall was named. */
const remembered = 366;

export interface RoundInHall {
  hall: string;
  name: string;
  companyName: string;
  startsAt: Date;
  endsAt: Date;
}

/** Rounds that an institute has in its house: on site, of a job that it has approved. */
const isInHouse = (instituteID: string): SQL | undefined =>
  and(
    isNull(jobDescriptions.cancelledAt),
    sql`exists (select from ${jobApprovals} where ${jobApprovals.jdID} = ${rounds.jdID}
      and ${jobApprovals.instituteID} = ${instituteID} and ${jobApprovals.state} = 'Approved')`,
  );

/** Rounds and their panels that are held in some hall on a day. */
export async function readRoundsInHalls(db: Db, instituteID: string, day: string): Promise<RoundInHall[]> {
  const [from, to] = [startOfIndianDate(day), endOfIndianDate(day)];
  const shared = { name: rounds.name, companyName: companies.name };
  const isGoingOn = and(sql`${rounds.state} <> 'Closed'`, isInHouse(instituteID));
  const ofRounds = await db
    .select({ hall: rounds.venue, ...shared, startsAt: rounds.startsAt, endsAt: rounds.endsAt })
    .from(rounds)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, rounds.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(and(lt(rounds.startsAt, to), gt(rounds.endsAt, from), isNotNull(rounds.venue), isGoingOn))
    .orderBy(rounds.startsAt, rounds.id)
    .limit(most);
  const ofPanels = await db
    .select({ hall: panels.venue, ...shared, startsAt: panels.startsAt, endsAt: panels.endsAt })
    .from(panels)
    .innerJoin(rounds, eq(rounds.id, panels.roundID))
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, rounds.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(and(lt(panels.startsAt, to), gt(panels.endsAt, from), isNotNull(panels.venue), isGoingOn))
    .orderBy(panels.startsAt, panels.id)
    .limit(most);
  return [...ofRounds, ...ofPanels].flatMap(({ hall, ...rest }) =>
    hall === null ? [] : [{ hall: hall.trim(), ...rest }],
  );
}

/** The halls of the caller's institute on a day, the free ones first. @throws ApiFailure 403 for who is of no institute */
export async function readHalls(context: OperationContext, day: string): Promise<Hall[]> {
  const { roleScope, parentEntityID: instituteID } = signedIn(context);
  if (roleScope !== 'institute' || instituteID === null) throw outOfScope();
  const { db } = context;
  const halls = new Map<string, Hall>();
  const hallOf = (name: string): Hall => {
    const known = halls.get(name.toLowerCase());
    if (known !== undefined) return known;
    const hall = { name, use: [] };
    halls.set(name.toLowerCase(), hall);
    return hall;
  };
  const visited = await db
    .select({ hall: visits.hall, companyName: companies.name })
    .from(visits)
    .innerJoin(companies, eq(companies.id, visits.companyID))
    .where(
      and(eq(visits.instituteID, instituteID), eq(visits.day, day), comesOnItsDay, isNotNull(visits.hall)),
    )
    .limit(most);
  for (const { hall, companyName } of visited) hallOf(hall ?? '').use.push({ kind: 'Visit', companyName });
  for (const round of await readRoundsInHalls(db, instituteID, day)) {
    const { hall, name, companyName, startsAt, endsAt } = round;
    const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
    hallOf(hall).use.push({ kind: 'Round', name, companyName, ...times });
  }
  for (const name of await knownHalls(db, instituteID, context.now())) hallOf(name);
  return [...halls.values()].toSorted(
    (one, other) =>
      Number(one.use.length > 0) - Number(other.use.length > 0) || one.name.localeCompare(other.name),
  );
}

/** What halls were called within a year, or are called in the time to come. */
async function knownHalls(db: Db, instituteID: string, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - remembered * dayMs);
  const ofVisits = db
    .select({ name: sql<string>`btrim(${visits.hall})`.as('name') })
    .from(visits)
    .where(
      and(
        eq(visits.instituteID, instituteID),
        gte(visits.lastDay, indianDate(since)),
        isNotNull(visits.hall),
      ),
    );
  const ofRounds = db
    .select({ name: sql<string>`btrim(${rounds.venue})`.as('name') })
    .from(rounds)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, rounds.jdID))
    .where(and(gte(rounds.endsAt, since), isNotNull(rounds.venue), isInHouse(instituteID)));
  const ofPanels = db
    .select({ name: sql<string>`btrim(${panels.venue})`.as('name') })
    .from(panels)
    .innerJoin(rounds, eq(rounds.id, panels.roundID))
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, rounds.jdID))
    .where(and(gte(panels.endsAt, since), isNotNull(panels.venue), isInHouse(instituteID)));
  const found = await ofVisits.union(ofRounds).union(ofPanels).limit(most);
  return found.map(({ name }) => name).filter((name) => name !== '');
}
