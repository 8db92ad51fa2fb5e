/** How far those who take part in a season got with its jobs, each person once. */
import type { OutcomeCount, SeasonOutcome } from '@aarambh/api-client/enums';
import { and, eq, exists, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { countsAs } from '../outcomes/counting.ts';
import { applications } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { outcomes } from '../tables/outcomes.ts';
import { placements } from '../tables/placements.ts';
import { seasonEnrolments } from '../tables/seasons.ts';

const any = (condition: SQL) => sql<boolean>`coalesce(bool_or(${condition}), false)`;
const isAccepted = sql`${applications.status} in ('Offer Accepted', 'Joined')`;

/** A row for each person with an application for a job of the season: what it came to, and the best pay that was accepted. */
const reachedIn = (db: Db, seasonID: string) =>
  db
    .select({
      userID: applications.userID,
      applied: any(sql`${applications.appliedAt} is not null`).as('applied'),
      shortlisted: any(sql`${applications.contactRevealedAt} is not null`).as('shortlisted'),
      offered: any(sql`${applications.offer} is not null`).as('offered'),
      waits: any(sql`${applications.status} = 'Selected' and ${jobDescriptions.cancelledAt} is null`).as(
        'waits',
      ),
      placed: any(isAccepted).as('placed'),
      pay: sql<
        number | null
      >`max((${applications.offer} ->> 'ctcPaise')::bigint) filter (where ${isAccepted})`.as('pay'),
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(eq(jobDescriptions.seasonID, seasonID))
    .groupBy(applications.userID)
    .as('reached');

/**
 * The parts of a query over `seasonEnrolments` that tell outcomes: join `reached` and `placements` by the person, `takesPart` and
 * `isOf` choose the rows of an outcome. What was found elsewhere counts by the outcome that the office has confirmed, as in every report; who only plans it is not looking. `placed`, `pending`, `elsewhere`, `studies`, `notLooking` and `notPlaced` part those who take part; the others
 * are the steps on the way.
 */
export function outcomesOf(db: Db, seasonID: string) {
  const reached = reachedIn(db, seasonID);
  const is = (column: SQL | SQL.Aliased) => sql`coalesce(${column}, false)`;
  const isLooking = sql`coalesce(${placements.plan}, 'Looking') = 'Looking'`;
  const found = (count: OutcomeCount) =>
    exists(
      sql`(select 1 from ${outcomes} where ${outcomes.userID} = ${seasonEnrolments.userID} and ${countsAs(count)})`,
    );
  const foundNothing = not(sql`(${found('placed')} or ${found('studies')} or ${found('business')})`);
  const open = sql`not ${is(reached.placed)} and not ${is(reached.waits)}`;
  const isOf: Readonly<Record<SeasonOutcome, SQL>> = {
    applied: is(reached.applied),
    shortlisted: is(reached.shortlisted),
    offered: is(reached.offered),
    placed: is(reached.placed),
    pending: sql`${is(reached.waits)} and not ${is(reached.placed)}`,
    elsewhere: sql`${open} and ${found('placed')}`,
    studies: sql`${open} and ${found('studies')}`,
    notLooking: sql`${open} and (${found('business')} or (${foundNothing} and not ${isLooking}))`,
    notPlaced: sql`${open} and ${foundNothing} and ${isLooking}`,
  };
  return {
    reached,
    isOf,
    // Whoever has accepted an offer still counts after leaving the season or being taken out.
    takesPart: and(
      eq(seasonEnrolments.seasonID, seasonID),
      or(
        eq(seasonEnrolments.state, 'Active'),
        and(inArray(seasonEnrolments.state, ['Removed', 'Withdrawn']), is(reached.placed)),
      ),
    ),
  };
}
