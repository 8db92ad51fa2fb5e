/** Whom somebody at the door of a round sees: the own people, and at the campus that hosts the drive those of the others too. */
import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import { contains, offsetOf } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import {
  hourMs,
  signedIn,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { applicationsInScope } from '../applications/move.ts';
import { isHostedBy } from '../job-descriptions/host.ts';
import { jobsInScope } from '../job-descriptions/scope.ts';
import { applications } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { roundEntries, type Round } from '../tables/rounds.ts';
import { findRound, isIn, ownEntry, roundBefore } from './reach.ts';

/** How long before its beginning somebody may come to a round. */
export const earlyMs = 12 * hourMs;

/** How long after its end people are still checked in, by whoever wrote names on paper. */
export const lateMs = 12 * hourMs;

type Times = Pick<Round, 'startsAt' | 'endsAt' | 'state'>;

/** Whether people stand at the door of a round around this moment. */
export const isAtDoor = ({ startsAt, endsAt, state }: Times, now: Date): boolean =>
  state !== 'Closed' &&
  startsAt.getTime() - earlyMs < now.getTime() &&
  now.getTime() < endsAt.getTime() + lateMs;

/** Condition on applications: the caller's own people. */
const isOwn = (context: OperationContext): SQL<boolean> =>
  sql<boolean>`coalesce((${applicationsInScope(context) ?? sql`true`}), false)`;

/**
 * Condition on `applications`, `jobDescriptions` and `users`: whom the caller takes in at the door of a round. Guests are seen by the host alone, and
 * while the round is held.
 */
export function applicationsAtDoor(context: OperationContext, round: Times): SQL | undefined {
  const own = applicationsInScope(context);
  if (own === undefined || !isAtDoor(round, context.now())) return own;
  const caller = signedIn(context);
  return or(own, and(jobsInScope(caller), isHostedBy(caller)));
}

/** Whether somebody at the door is a guest there: of a campus that is not the caller's. */
export const isGuest = (context: OperationContext): SQL<boolean> => sql<boolean>`not ${isOwn(context)}`;

type Query = OperationRequest<'listDoorPeople'>['query'];
type Person = OperationData<'listDoorPeople'>['doorPerson'][number];

/** A page of those who are expected at the door of a round, by name. @throws ApiFailure 404 */
export async function readDoorPeople(
  context: OperationContext,
  id: string,
  { pageNo = 1, pageSize = 25, search, isOurs }: Query,
): Promise<{ doorPerson: Person[]; total: number }> {
  const { db } = context;
  const { round } = await findRound(context, id);
  const guest = isGuest(context);
  const rows = await db
    .select({
      applicationID: applications.id,
      name: writtenName(users),
      rollNumber: currentDegrees.rollNumber,
      isOurs: isOwn(context),
      attendance: sql<Person['attendance']>`coalesce(${roundEntries.attendance}, 'Unknown')`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .leftJoin(roundEntries, ownEntry(round))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .where(
      and(
        isIn(round, await roundBefore(db, round)),
        applicationsAtDoor(context, round),
        isOurs === undefined ? undefined : isOurs ? isOwn(context) : guest,
        search === undefined
          ? undefined
          : or(contains(writtenName(users), search), contains(currentDegrees.rollNumber, search)),
      ),
    )
    .orderBy(asc(writtenName(users)), asc(applications.id))
    .limit(pageSize)
    .offset(offsetOf({ pageNo, pageSize }));
  return {
    doorPerson: rows.map(({ total: _total, ...person }) => person),
    total: rows[0]?.total ?? 0,
  };
}
