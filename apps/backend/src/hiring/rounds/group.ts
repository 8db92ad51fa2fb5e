import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import type { KnownGroup } from '../../messages/index.ts';
import { notFound, type SignedInUser } from '../../platform/index.ts';
import { jobLabel } from '../job-descriptions/job-label.ts';
import { jobsInScope } from '../job-descriptions/scope.ts';
import { applications } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { roundEntries, rounds } from '../tables/rounds.ts';
import { panels, slots } from '../tables/panels.ts';
import { linkForAll } from '../applications/test-link.ts';
import { isIn, ownEntry, roundBefore } from './reach.ts';
import { inSelection } from '../applications/taking-part.ts';

const iso = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);

/** Who is in a round; while it goes on only those who still are in the selection. @throws ApiFailure 404 */
export async function peopleOfRound(db: Db, id: string, caller: SignedInUser): Promise<KnownGroup> {
  const [found] = await db
    .select({ round: rounds, job: jobLabel })
    .from(rounds)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, rounds.jdID))
    .where(and(eq(rounds.id, id), jobsInScope(caller)));
  if (found === undefined) throw notFound();
  const { round, job } = found;
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
  const { venue, startsAt } = round;
  const link = linkForAll(round);
  const ofSlot = sql`from ${slots} join ${panels} on ${panels.id} = ${slots.panelID}
    join ${applications} on ${applications.id} = ${slots.applicationID}
    where ${slots.roundID} = ${id} and ${applications.userID} = ${users.id}`;
  return {
    name: `${job}: ${round.name}`,
    isMember: inArray(users.id, people),
    // The own slot before what is said of the round.
    appointment: {
      time: sql`to_char(coalesce((select ${slots.startsAt} ${ofSlot}), ${startsAt.toISOString()}::timestamptz) at time zone 'UTC', ${iso})`,
      place: sql`coalesce((select coalesce(${panels.venue}, ${panels.link}) ${ofSlot}), ${venue ?? link}::text)`,
    },
  };
}
