/** What is said at once of everybody in a round of whom nothing is known yet: they did not come, or have not passed. */
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import {
  ApiFailure,
  localized,
  signedIn,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { lockStepJob } from '../applications/job.ts';
import { inSelection } from '../applications/taking-part.ts';
import { applications } from '../tables/applications.ts';
import { roundEntries, type Round } from '../tables/rounds.ts';
import { judgeLine } from './judging-lines.ts';
import type { Named } from './naming.ts';
import { findOwnRound } from './planning.ts';
import { isIn, lockRound, ownEntry, refuseCancelled, roundBefore, roundClosed } from './reach.ts';
import { begin, writeLines } from './saving.ts';
import { waitingPlaces } from './waiting-places.ts';

type Request = OperationRequest<'judgeRest'>['body'];
type Verdict = Request['verdict'];

/**
 * Says it of the rest, or how many they are.
 * @throws ApiFailure 403, 404, 409 ILLEGAL_TRANSITION for a closed round and one that has not begun, STALE where they are others than the caller has seen
 */
export async function judgeRest(
  context: OperationContext,
  id: string,
  { verdict, count, dryRun = false }: Request,
): Promise<{ rest: OperationData<'judgeRest'>['rest']; round: Round }> {
  const { jdID } = await findOwnRound(context, id);
  return context.db.transaction(async (tx) => {
    refuseCancelled(await lockStepJob(tx, jdID));
    const round = await lockRound(tx, id);
    if (round.state === 'Closed') throw roundClosed();
    if (round.startsAt > context.now()) throw notBegun();
    const people = await restOf(tx, round, verdict);
    const rest = { verdict, count: people.length };
    if (dryRun) return { rest, round };
    if (count !== undefined && count !== people.length) throw othersNow(people.length);
    const now = context.now();
    const by = signedIn(context).id;
    const said = verdict === 'Absent' ? ({ attendance: verdict } as const) : ({ result: verdict } as const);
    const places = await waitingPlaces(tx, round);
    const judged = people.map((person) =>
      judgeLine(
        { round, person, line: { applicationID: person.application.id, ...said }, mayJudge: true, by },
        places,
        now,
      ),
    );
    await writeLines(tx, judged, { round, by, now });
    return { rest, round: judged.length > 0 ? await begin(tx, round, now) : round };
  });
}

const notBegun = (): ApiFailure =>
  new ApiFailure(409, 'ILLEGAL_TRANSITION', 'This round has not begun. Say what the rest is once it has.');

const othersNow = (count: number): ApiFailure =>
  new ApiFailure(409, 'STALE', localized('The number has changed to {count}. Look again.', { count }));

/** Whom a verdict is about: no result yet, and for an absence not checked in; who is known to be away stays so. */
async function restOf(tx: Transaction, round: Round, verdict: Verdict): Promise<Named[]> {
  const open = verdict === 'Absent' ? (['Unknown'] as const) : (['Unknown', 'Present'] as const);
  const isOpen = and(eq(roundEntries.result, 'None'), inArray(roundEntries.attendance, [...open]));
  const before = await roundBefore(tx, round);
  return tx
    .select({ application: applications, name: writtenName(users), entry: roundEntries })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userID))
    .leftJoin(roundEntries, ownEntry(round))
    .where(
      and(
        isIn(round, before),
        inArray(applications.status, [...inSelection]),
        or(isNull(roundEntries.id), isOpen),
      ),
    )
    .orderBy(asc(applications.id));
}
