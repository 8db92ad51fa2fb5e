import { and, asc, eq, gte, inArray, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import { indianDate, type SignedInUser } from '../../platform/index.ts';
import { jobsInScope } from '../job-descriptions/scope.ts';
import { dayBlocks } from '../tables/calendar.ts';
import { jobApprovals, jobDescriptions } from '../tables/job-descriptions.ts';
import { rounds } from '../tables/rounds.ts';
import { comesOnItsDay, visits } from '../tables/visits.ts';
import { readVisitRows, visitEventID, visitsInScope } from '../visits/reach.ts';
import { daysOf, momentEntry, namedJob, roundEntry, type CalendarEntry, type Span } from './entry.ts';

/**
 * What is on for those who run selections: rounds and last days of the jobs of their reach, the blocked days of their institutes, and visits of companies.
 * @param most entries of each kind, the earliest
 */
export async function jobEntries(
  db: Db,
  caller: SignedInUser,
  span: Span,
  most: number,
): Promise<CalendarEntry[]> {
  const found = await Promise.all([
    roundEntries(db, caller, span, most),
    lastDayEntries(db, caller, span, most),
    blockEntries(db, caller, span, most),
    visitEntries(db, caller, span, most),
  ]);
  return found.flat();
}

async function roundEntries(
  db: Db,
  caller: SignedInUser,
  { from, to }: Span,
  most: number,
): Promise<CalendarEntry[]> {
  const rows = await db
    .select({ round: rounds, ...namedJob })
    .from(rounds)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, rounds.jdID))
    .leftJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(
      and(
        gte(rounds.endsAt, from),
        lt(rounds.startsAt, to),
        isNull(jobDescriptions.cancelledAt),
        jobsInScope(caller),
      ),
    )
    .orderBy(asc(rounds.startsAt), asc(rounds.id))
    .limit(most);
  return rows.map(({ round, ...named }) =>
    roundEntry(round, { startsAt: round.startsAt.toISOString(), endsAt: round.endsAt.toISOString() }, named),
  );
}

async function lastDayEntries(
  db: Db,
  caller: SignedInUser,
  { from, to }: Span,
  most: number,
): Promise<CalendarEntry[]> {
  const rows = await db
    .select({ endsAt: jobDescriptions.lastDateToApply, ...namedJob })
    .from(jobDescriptions)
    .leftJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(
      and(
        eq(jobDescriptions.status, 'Posted'),
        gte(jobDescriptions.lastDateToApply, from),
        lt(jobDescriptions.lastDateToApply, to),
        isNull(jobDescriptions.closedAt),
        isNull(jobDescriptions.cancelledAt),
        jobsInScope(caller),
      ),
    )
    .orderBy(asc(jobDescriptions.lastDateToApply), asc(jobDescriptions.id))
    .limit(most);
  return rows.flatMap(({ endsAt, ...named }) =>
    endsAt === null ? [] : [momentEntry('Last day', named.jdID, endsAt, named)],
  );
}

async function blockEntries(
  db: Db,
  caller: SignedInUser,
  { from, to }: Span,
  most: number,
): Promise<CalendarEntry[]> {
  const rows = await db
    .select({ block: dayBlocks, instituteName: institutes.name })
    .from(dayBlocks)
    .innerJoin(institutes, eq(institutes.id, dayBlocks.instituteID))
    .where(
      and(
        gte(dayBlocks.lastDay, indianDate(from)),
        lte(dayBlocks.firstDay, indianDate(new Date(to.getTime() - 1))),
        blocksShownTo(caller),
      ),
    )
    .orderBy(asc(dayBlocks.firstDay), asc(dayBlocks.id))
    .limit(most);
  return rows.map(({ block: { id, firstDay, lastDay, reason, instituteID }, instituteName }) => ({
    id: `block-${id}`,
    kind: 'Blocked',
    name: reason,
    instituteName,
    ...(caller.roleScope === 'institute' && caller.parentEntityID === instituteID && { blockID: id }),
    ...daysOf(firstDay, lastDay),
  }));
}

async function visitEntries(
  db: Db,
  caller: SignedInUser,
  { from, to }: Span,
  most: number,
): Promise<CalendarEntry[]> {
  const found = await readVisitRows(db)
    .where(
      and(
        gte(visits.day, indianDate(from)),
        lte(visits.day, indianDate(new Date(to.getTime() - 1))),
        comesOnItsDay,
        visitsInScope(caller),
      ),
    )
    .orderBy(asc(visits.day), asc(visits.id))
    .limit(most);
  return found.flatMap(({ visit: { id, day, hall }, companyName, instituteName }) =>
    day === null
      ? []
      : [
          {
            id: visitEventID(id),
            kind: 'Visit',
            visitID: id,
            companyName,
            instituteName,
            ...daysOf(day, day),
            ...(hall !== null && { venue: hall }),
          },
        ],
  );
}

/** Of the own institute, those of the own university, and for a company those of the institutes that have approved a job of it. */
function blocksShownTo({ roleScope, parentEntityID }: SignedInUser): SQL | undefined {
  if (roleScope === 'all') return undefined;
  if (parentEntityID === null) return sql`false`;
  if (roleScope === 'institute') return eq(dayBlocks.instituteID, parentEntityID);
  if (roleScope === 'university') return eq(institutes.universityID, parentEntityID);
  if (roleScope !== 'company') return sql`false`;
  return inArray(
    dayBlocks.instituteID,
    sql`(select ${jobApprovals.instituteID} from ${jobApprovals}
      join ${jobDescriptions} on ${jobDescriptions.id} = ${jobApprovals.jdID}
      where ${jobApprovals.state} = 'Approved' and ${jobDescriptions.companyID} = ${parentEntityID})`,
  );
}
