/** Where people have to be, on the whole platform: their slots, and the rounds that are held for all at once. */
import { and, eq, gt, inArray, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { companies } from '../../organisations/index.ts';
import { hourMs, signedIn, type OperationContext, type OperationData } from '../../platform/index.ts';
import { jobsInScope } from '../job-descriptions/scope.ts';
import { inSelection, takesPart } from '../applications/taking-part.ts';
import { applications } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { panels, slots } from '../tables/panels.ts';
import { rounds, type Round } from '../tables/rounds.ts';
import { mostBetweenPlacesMs, type Span } from './allotting.ts';

/** Somewhere that somebody has to be. */
export interface Engagement extends Span {
  userID: string;
  roundName: string;
  jobTitle: string;
  companyName: string;
  /** Whether the caller may know what it is for. */
  isReached: boolean;
}

/** A round that is open for longer, as a test that is written at any time of some days, keeps nobody from anything. */
const longestMs = 12 * hourMs;

interface Asked {
  userIDs: readonly string[];
  /** Its own slots are none: who gets another one leaves the first. */
  round: Pick<Round, 'id'>;
  from: Date;
  to: Date;
}

/**
 * Keeps the times of these people as they are until the transaction ends: whoever gives one of them a slot, in whatever round, waits. In the
 * order of ids, as everybody takes them, after the round.
 */
export async function lockTimes(tx: Transaction, userIDs: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(isOneOf(users.id, userIDs))
    .orderBy(users.id)
    .for('no key update');
}

/** What these people have to be at between two moments, and so near that they may need the way, under the ids of each. */
export async function readEngagements(
  tx: Transaction,
  context: OperationContext,
  { userIDs, round, from, to }: Asked,
): Promise<Map<string, Engagement[]>> {
  const [earliest, latest] = [
    new Date(from.getTime() - mostBetweenPlacesMs),
    new Date(to.getTime() + mostBetweenPlacesMs),
  ];
  const caller = signedIn(context);
  const shared = {
    userID: applications.userID,
    roundName: rounds.name,
    jobTitle: jobDescriptions.title,
    companyName: companies.name,
    isReached: sql<boolean>`(${(caller.type === 'C' ? undefined : jobsInScope(caller)) ?? sql`true`})`,
  };
  const isGoingOn = and(
    isOneOf(applications.userID, userIDs),
    inArray(applications.status, [...inSelection]),
    isNull(jobDescriptions.cancelledAt),
    ne(rounds.id, round.id),
    ne(rounds.state, 'Closed'),
  );
  const ofSlots = await tx
    .select({
      ...shared,
      startsAt: slots.startsAt,
      endsAt: slots.endsAt,
      place: sql<string>`coalesce(${panels.venue}, ${panels.link}, ${rounds.venue}, ${rounds.link}, '')`,
    })
    .from(slots)
    .innerJoin(panels, eq(panels.id, slots.panelID))
    .innerJoin(rounds, eq(rounds.id, slots.roundID))
    .innerJoin(applications, eq(applications.id, slots.applicationID))
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(and(isGoingOn, lt(slots.startsAt, latest), gt(slots.endsAt, earliest)));
  const ofRounds = await tx
    .select({
      ...shared,
      startsAt: rounds.startsAt,
      endsAt: rounds.endsAt,
      place: sql<string>`coalesce(${rounds.venue}, ${rounds.link}, '')`,
    })
    .from(rounds)
    .innerJoin(applications, eq(applications.jdID, rounds.jdID))
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(
      and(
        isGoingOn,
        lt(rounds.startsAt, latest),
        gt(rounds.endsAt, earliest),
        sql`${rounds.endsAt} - ${rounds.startsAt} <= make_interval(secs => ${longestMs / 1000})`,
        sql`not exists (select from ${panels} where ${panels.roundID} = ${rounds.id})`,
        takesPart,
      ),
    );
  return Map.groupBy([...ofSlots, ...ofRounds], ({ userID }) => userID);
}

/** However many there are: each alone would be a parameter of its own. */
const isOneOf = (column: typeof users.id | typeof applications.userID, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::text[])`;

type Shown = OperationData<'allotSlots'>['allotment']['left'][number]['meets'][number];

/** An engagement as the caller may know it: when it is, and of own jobs what it is for. */
export function engagementView({
  startsAt,
  endsAt,
  isReached,
  roundName,
  jobTitle,
  companyName,
}: Engagement): Shown {
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ...(isReached && { roundName, jobTitle, companyName }),
  };
}
