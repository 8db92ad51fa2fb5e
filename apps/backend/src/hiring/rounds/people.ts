/** The people of a round as the list shows them. */
import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import { masterPrograms, programs } from '../../catalogue/index.ts';
import { contains, offsetOf, type Db } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import { institutes } from '../../organisations/index.ts';
import type { OperationContext, OperationData, OperationRequest } from '../../platform/index.ts';
import { applicationsInScope } from '../applications/move.ts';
import { asItStands } from '../statuses/standing.ts';
import { applications, type Application } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { panelLinks } from '../tables/panels.ts';
import { roundEntries, roundEvents } from '../tables/rounds.ts';
import { notesOfEntries } from './interviewer-notes.ts';
import { findRound, isIn, ownEntry, roundBefore } from './reach.ts';
import { isInSelection } from '../applications/taking-part.ts';

type Query = OperationRequest<'listRoundEntries'>['query'];
type Entry = OperationData<'listRoundEntries'>['roundEntry'][number];

/** One page of a round's people of the caller's reach, by name. */
export async function readRoundPeople(
  context: OperationContext,
  id: string,
  { pageNo = 1, pageSize = 25, search, instituteID, attendance, result, hasCode }: Query,
): Promise<{ roundEntry: Entry[]; total: number }> {
  const { db } = context;
  const { round, mayJudge } = await findRound(context, id);
  const before = await roundBefore(db, round);
  const where = and(
    isIn(round, before),
    applicationsInScope(context),
    instituteID === undefined ? undefined : eq(users.parentEntityID, instituteID),
    search === undefined
      ? undefined
      : or(contains(writtenName(users), search), contains(currentDegrees.rollNumber, search)),
    is(sql`coalesce(${roundEntries.attendance}, 'Unknown')`, attendance),
    is(sql`coalesce(${roundEntries.result}, 'None')`, result),
    mayJudge && hasCode !== undefined ? eq(sql`${roundEntries.testCode} is not null`, hasCode) : undefined,
  );
  const people = db
    .select({
      application: applications,
      userID: users.id,
      name: writtenName(users),
      rollNumber: currentDegrees.rollNumber,
      programName: sql<string | null>`${masterPrograms.name} || ' ' || ${programs.specialisation}`,
      instituteName: institutes.name,
      entry: roundEntries,
      resultBy: givenBy,
      cancelledAt: jobDescriptions.cancelledAt,
      cancelReason: jobDescriptions.cancelReason,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .leftJoin(roundEntries, ownEntry(round))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .leftJoin(programs, eq(programs.id, currentDegrees.programID))
    .leftJoin(masterPrograms, eq(masterPrograms.id, programs.masterProgramID))
    .leftJoin(institutes, eq(institutes.id, users.parentEntityID))
    .where(where)
    .orderBy(asc(writtenName(users)), asc(applications.id))
    .limit(pageSize)
    .offset(offsetOf({ pageNo, pageSize }));
  const rows = await people;
  const entryIDs = rows.flatMap(({ entry }) => (entry === null ? [] : [entry.id]));
  const notes = mayJudge ? await notesOfEntries(db, entryIDs) : null;
  return {
    roundEntry: rows.map(
      ({ application, entry, resultBy, cancelledAt, cancelReason, total: _total, ...person }) => {
        const { status } = asItStands(application, { cancelledAt, cancelReason });
        return {
          ...person,
          applicationID: application.id,
          status,
          attendance: entry?.attendance ?? 'Unknown',
          attendedAt: entry?.attendedAt?.toISOString() ?? null,
          excuse: entry?.excuse ?? null,
          result: entry?.result ?? 'None',
          rank: entry?.rank ?? null,
          marks: entry?.marks ?? null,
          ...(notes !== null && {
            note: entry?.note ?? null,
            interviewerNotes: notes.get(entry?.id ?? '') ?? [],
            testCode: entry?.testCode ?? null,
            resultBy,
          }),
          isLeft: entry?.settledVersion == null && !isInSelection(status),
          isSettled: entry?.settledAt != null,
          rowVersion: entry?.rowVersion ?? 0,
        };
      },
    ),
    total: rows[0]?.total ?? 0,
  };
}

/** Who gave the result of an entry last: an account, or an interviewer, known by the panel. */
const givenBy = sql<string | null>`(select coalesce(
    (select u.first_name || ' ' || u.last_name from users u where u.id = e.actor_id),
    (select l.name || ' (' || l.panel_name || ')' from ${panelLinks} l where l.id = e.actor_id))
  from ${roundEvents} e where e.entry_id = ${roundEntries.id} and e.result is not null order by e.at desc, e.id desc limit 1)`;

const is = (column: SQL, value: string | undefined): SQL | undefined =>
  value === undefined ? undefined : sql`${column} = ${value}`;

/** The name of an applicant. */
export async function nameOf(db: Db, { userID }: Pick<Application, 'userID'>): Promise<string> {
  const [person] = await db
    .select({ name: writtenName(users) })
    .from(users)
    .where(eq(users.id, userID));
  return person?.name ?? '';
}
