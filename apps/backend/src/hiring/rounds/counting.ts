/** How many of a round's people stand where, and how many may still be chosen. */
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import type { OperationContext, OperationData } from '../../platform/index.ts';
import { hasPlace } from '../applications/free-place.ts';
import { applicationsInScope } from '../applications/move.ts';
import { stageCondition } from '../applications/stage.ts';
import { isWaiting, waitingOrder } from '../applications/waiting.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { roundEntries, rounds, type Round } from '../tables/rounds.ts';
import { applications } from '../tables/applications.ts';
import { isIn, ownEntry, roundBefore } from './reach.ts';

type Data = OperationData<'listRounds'>;
type Counts = Data['round'][number]['counts'];

/** Most people of a waiting list that are read. */
const mostWaiting = 100;

const howMany = (condition: SQL): SQL<number> => sql<number>`(count(*) filter (where ${condition}))::int`;

/**
 * Counts the people of a round whom the caller reaches.
 * @param options.reach whom the caller sees @default those whose applications the caller manages
 */
export async function countsOf(
  context: OperationContext,
  round: Round,
  { db = context.db, reach = applicationsInScope(context) }: { db?: Db; reach?: SQL | undefined } = {},
): Promise<Counts> {
  const { attendance, result } = roundEntries;
  const before = await roundBefore(db, round);
  const [counts] = await db
    .select({
      people: sql<number>`count(*)::int`,
      present: howMany(sql`${attendance} = 'Present'`),
      absent: howMany(sql`${attendance} = 'Absent'`),
      excused: howMany(sql`${attendance} = 'Excused'`),
      passed: howMany(sql`${result} = 'Passed'`),
      failed: howMany(sql`${result} = 'Failed'`),
      onHold: howMany(sql`${result} = 'On hold'`),
      waiting: howMany(sql`${result} = 'Waiting list'`),
      without: howMany(sql`coalesce(${result}, 'None') = 'None'`),
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .leftJoin(roundEntries, ownEntry(round))
    .where(and(isIn(round, before), reach));
  return (
    counts ?? {
      people: 0,
      present: 0,
      absent: 0,
      excused: 0,
      passed: 0,
      failed: 0,
      onHold: 0,
      waiting: 0,
      without: 0,
    }
  );
}

/** How many places a job has left, and who waits for one. */
export async function placesOf(context: OperationContext, jdID: string): Promise<Data['places']> {
  const { db } = context;
  const [job] = await db
    .select({ openings: jobDescriptions.openings, offersNext: jobDescriptions.offersNext })
    .from(jobDescriptions)
    .where(eq(jobDescriptions.id, jdID));
  const openings = job?.openings ?? null;
  const taken = await db.$count(
    applications,
    and(eq(applications.jdID, jdID), inArray(applications.status, [...hasPlace])),
  );
  const [ready] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .where(
      and(eq(applications.jdID, jdID), stageCondition['Ready for an offer'], applicationsInScope(context)),
    );
  const waiting = await db
    .select({ applicationID: applications.id, name: writtenName(users), roundName: rounds.name })
    .from(roundEntries)
    .innerJoin(rounds, eq(rounds.id, roundEntries.roundID))
    .innerJoin(applications, eq(applications.id, roundEntries.applicationID))
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .where(and(isWaiting(jdID), applicationsInScope(context)))
    .orderBy(...waitingOrder)
    .limit(mostWaiting);
  return {
    openings,
    taken,
    open: openings === null ? null : Math.max(0, openings - taken),
    ready: ready?.count ?? 0,
    offersNext: job?.offersNext ?? false,
    waiting: waiting.map((each, index) => ({ ...each, place: index + 1 })),
  };
}
