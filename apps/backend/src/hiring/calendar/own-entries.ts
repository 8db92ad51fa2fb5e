import { and, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { companies } from '../../organisations/index.ts';
import { indianDate, type SignedInUser } from '../../platform/index.ts';
import { ownRounds, type OwnRound } from '../applications/own-rounds.ts';
import { isInSelection } from '../applications/taking-part.ts';
import { jobsShownTo } from '../job-descriptions/scope.ts';
import { applications } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { rounds } from '../tables/rounds.ts';
import { savedJobs } from '../tables/saved-jobs.ts';
import { daysOf, momentEntry, namedJob, roundEntry, type CalendarEntry, type Span } from './entry.ts';

/** What is on for a candidate: the rounds that they are in, offers to answer, first days at work, and last days of saved jobs. */
export async function ownEntries(db: Db, candidate: SignedInUser, span: Span): Promise<CalendarEntry[]> {
  const found = await Promise.all([
    ownRoundEntries(db, candidate, span),
    offerEntries(db, candidate, span),
    savedJobEntries(db, candidate, span),
  ]);
  return found.flat();
}

async function ownRoundEntries(db: Db, { id }: SignedInUser, { from, to }: Span): Promise<CalendarEntry[]> {
  const isThen = and(gte(rounds.endsAt, from), lt(rounds.startsAt, to));
  const going = await db
    .select({ application: applications, ...namedJob })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .leftJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(
      and(
        eq(applications.userID, id),
        isNull(jobDescriptions.cancelledAt),
        sql`exists (select from ${rounds} where ${and(eq(rounds.jdID, jobDescriptions.id), isThen)})`,
      ),
    );
  const found = await Promise.all(
    going.map(async ({ application, ...named }) => {
      const own = await ownRounds(db, application);
      return own
        .filter(
          ({ isIn, state, startsAt, endsAt }) =>
            isIn &&
            // Whose application has ended is expected at no round that is not over.
            (state === 'Closed' || isInSelection(application.status)) &&
            new Date(endsAt) >= from &&
            new Date(startsAt) < to,
        )
        .map((round) => ({
          ...roundEntry(
            { venue: null, link: null, bring: null, ...round, ...placeOf(round) },
            round.slot ?? round,
            named,
          ),
          applicationID: application.id,
        }));
    }),
  );
  return found.flat();
}

/** Where a candidate who has a slot is expected. */
function placeOf({ slot }: OwnRound): { venue?: string; link?: string | null } {
  if (slot == null) return {};
  const { panelName, venue, link } = slot;
  return { venue: venue == null ? panelName : `${panelName}, ${venue}`, link: link ?? null };
}

/** Offers that wait for an answer, and the first days at work of those that were accepted. */
async function offerEntries(db: Db, { id }: SignedInUser, { from, to }: Span): Promise<CalendarEntry[]> {
  const rows = await db
    .select({
      applicationID: applications.id,
      status: applications.status,
      offer: applications.offer,
      ...namedJob,
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .leftJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(
      and(
        eq(applications.userID, id),
        inArray(applications.status, ['Selected', 'Offer Accepted', 'Joined']),
        isNotNull(applications.offer),
      ),
    );
  return rows.flatMap(({ applicationID, status, offer, ...named }): CalendarEntry[] => {
    if (offer === null) return [];
    if (status === 'Selected') {
      const end = new Date(offer.respondBy);
      return end < from || end >= to
        ? []
        : [{ ...momentEntry('Offer', applicationID, end, named), applicationID }];
    }
    const day = offer.joiningDate;
    if (day === undefined || day < indianDate(from) || day > indianDate(new Date(to.getTime() - 1)))
      return [];
    return [
      {
        id: `first-day-${applicationID}`,
        kind: 'First day',
        jdID: named.jdID,
        jobTitle: named.jobTitle,
        companyName: named.companyName ?? '',
        applicationID,
        ...daysOf(day, day),
      },
    ];
  });
}

/** The last days of saved jobs that the candidate still sees and has not applied for. */
async function savedJobEntries(
  db: Db,
  candidate: SignedInUser,
  { from, to }: Span,
): Promise<CalendarEntry[]> {
  const rows = await db
    .select({ endsAt: jobDescriptions.lastDateToApply, ...namedJob })
    .from(savedJobs)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, savedJobs.jdID))
    .leftJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(
      and(
        eq(savedJobs.userID, candidate.id),
        gte(jobDescriptions.lastDateToApply, from),
        lt(jobDescriptions.lastDateToApply, to),
        isNull(jobDescriptions.closedAt),
        isNull(jobDescriptions.cancelledAt),
        jobsShownTo(candidate),
        sql`not exists (select from ${applications} where ${applications.jdID} = ${jobDescriptions.id}
          and ${applications.userID} = ${candidate.id} and ${applications.appliedAt} is not null)`,
      ),
    );
  return rows.flatMap(({ endsAt, ...named }) =>
    endsAt === null ? [] : [momentEntry('Last day', named.jdID, endsAt, named)],
  );
}
