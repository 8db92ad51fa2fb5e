/** Reads what decides about people and jobs: by one statement for all that is known of the people, and one for the seasons of the jobs. */
import { eq, inArray, sql } from 'drizzle-orm';
import { perDatabase, type Db } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { seasons } from '../tables/seasons.ts';
import type { CandidateFacts } from './eligibility.ts';
import { gateColumns } from './gate-columns.ts';
import { factsFrom, knownColumns } from './facts.ts';
import type { GateOutcome } from '../tables/evaluation.ts';
import { gatesFrom, type GatedJob, type GatedSeason, type OwnStanding } from './gates.ts';

/** What decides about one person. */
export interface Judged {
  facts: CandidateFacts;
  /** The gates of one of the jobs. @param own for who is told of decisions and credits, too */
  gatesOf(job: GatedJob, own?: OwnStanding): GateOutcome[];
}

const columns = { id: users.id, ...knownColumns, ...gateColumns };

/** Planned once per connection: to plan it takes several times as long as to find one person's rows. */
const selectPerson = perDatabase((db) =>
  db
    .select(columns)
    .from(users)
    .where(eq(users.id, sql.placeholder('userID')))
    .prepare('judged_person'),
);

const selectPeople = perDatabase((db) =>
  db
    .select(columns)
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder('userIDs')}::text[])`)
    .prepare('judged_people'),
);

/** What decides about each of these people, by their id, for these jobs. */
export async function readJudged(
  db: Db,
  jobs: readonly GatedJob[],
  userIDs: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Judged>> {
  const jdIDs = jobs.map(({ id }) => id);
  const seasonIDs = [...new Set(jobs.flatMap(({ seasonID }) => seasonID ?? []))];
  const [userID = '', ...others] = userIDs;
  const asked = { jdIDs, seasonIDs, now: now.toISOString() };
  const people = await (others.length === 0
    ? selectPerson(db).execute({ ...asked, userID })
    : selectPeople(db).execute({ ...asked, userIDs }));
  const seasonOf = await readSeasons(db, seasonIDs);
  return new Map(
    people.map(({ id, approvedJdIDs, decidedJdIDs, ...known }) => {
      const person = {
        ...known,
        approvedJdIDs: new Set(approvedJdIDs),
        decidedJdIDs: new Set(decidedJdIDs),
      };
      const judged: Judged = {
        facts: factsFrom(known, now),
        gatesOf: (job, own) => gatesFrom(job, person, { season: seasonOf.get(job.seasonID ?? ''), own, now }),
      };
      return [id, judged];
    }),
  );
}

async function readSeasons(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, GatedSeason>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: seasons.id,
      name: seasons.name,
      policy: seasons.policy,
      registrationEnd: seasons.registrationEnd,
    })
    .from(seasons)
    .where(inArray(seasons.id, [...ids]));
  return new Map(rows.map((each) => [each.id, each]));
}
