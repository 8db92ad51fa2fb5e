import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import type { KnownGroup } from '../../messages/index.ts';
import { notFound, type SignedInUser } from '../../platform/index.ts';
import { jobsInScope } from '../job-descriptions/scope.ts';
import { applications } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { roundEntries, rounds } from '../tables/rounds.ts';
import { inSelection, isIn, ownEntry, roundBefore } from './reach.ts';

/** Who is in a round; while it goes on only those who still are in the selection. @throws ApiFailure 404 */
export async function peopleOfRound(db: Db, id: string, caller: SignedInUser): Promise<KnownGroup> {
  const [found] = await db
    .select({ round: rounds, title: jobDescriptions.title })
    .from(rounds)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, rounds.jdID))
    .where(and(eq(rounds.id, id), jobsInScope(caller)));
  if (found === undefined) throw notFound();
  const { round, title } = found;
  const people = db
    .select({ userID: applications.userID })
    .from(applications)
    .leftJoin(roundEntries, ownEntry(round))
    .where(
      and(
        isIn(round, await roundBefore(db, round)),
        round.state === 'Closed' ? undefined : inArray(applications.status, [...inSelection]),
      ),
    );
  return { name: `${title}: ${round.name}`, isMember: inArray(users.id, people) };
}
