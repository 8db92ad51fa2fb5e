/** The rounds at whose doors somebody stands today. */
import { and, asc, eq, gt, lt, ne, isNull } from 'drizzle-orm';
import { companies } from '../../organisations/index.ts';
import { signedIn, type OperationContext, type OperationData } from '../../platform/index.ts';
import { isHostedBy } from '../job-descriptions/host.ts';
import { jobsInScope } from '../job-descriptions/scope.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { rounds } from '../tables/rounds.ts';
import { applicationsAtDoor, earlyMs, lateMs } from './at-door.ts';
import { countsOf } from './counting.ts';

const most = 50;

/** Rounds of the caller's reach that are held around now and are not closed, in the order of their beginning; at most 50. */
export async function readRoundsOfDay(
  context: OperationContext,
): Promise<OperationData<'listTodaysRounds'>['round']> {
  const now = context.now().getTime();
  const rows = await context.db
    .select({
      round: rounds,
      jobTitle: jobDescriptions.title,
      companyName: companies.name,
      isHosted: isHostedBy(signedIn(context)),
    })
    .from(rounds)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, rounds.jdID))
    .leftJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(
      and(
        jobsInScope(signedIn(context)),
        ne(rounds.state, 'Closed'),
        isNull(jobDescriptions.cancelledAt),
        lt(rounds.startsAt, new Date(now + earlyMs)),
        gt(rounds.endsAt, new Date(now - lateMs)),
      ),
    )
    .orderBy(asc(rounds.startsAt), asc(rounds.id))
    .limit(most);
  return Promise.all(
    rows.map(async ({ round, jobTitle, companyName, isHosted }) => {
      const { people, present } = await countsOf(context, round, {
        reach: applicationsAtDoor(context, round),
      });
      return {
        id: round.id,
        jdID: round.jdID,
        jobTitle,
        companyName: companyName ?? '',
        name: round.name,
        venue: round.venue,
        startsAt: round.startsAt.toISOString(),
        endsAt: round.endsAt.toISOString(),
        isHosted,
        people,
        present,
      };
    }),
  );
}
