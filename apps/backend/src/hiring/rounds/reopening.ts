/** Taking the closing of a round back. */
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { ApiFailure, notFound, signedIn, type OperationContext } from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { roundsAhead } from '../applications/fallen-rounds.ts';
import { lockStepJob } from '../applications/job.ts';
import { lockApplications, takeSteps } from '../applications/taking-steps.ts';
import { roundEntries, rounds, type Round } from '../tables/rounds.ts';
import { keepNextRound, takeOut, without } from './entering.ts';
import { findOwnRound } from './planning.ts';
import { lockRound, refuseCancelled } from './reach.ts';
import { reopensUntil } from './reopening-time.ts';

const refused = (message: string): ApiFailure =>
  new ApiFailure(409, 'ILLEGAL_TRANSITION', message, { details: { allowed: [] } });

/**
 * Puts everybody back to where they stood before the closing. What was paid stays paid: the same person is not paid for again.
 * @throws ApiFailure 403, 404, 409 ILLEGAL_TRANSITION after ten minutes, or when somebody has acted on the closing
 */
export async function reopenRound(context: OperationContext, id: string): Promise<Round> {
  const { jdID } = await findOwnRound(context, id);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const job = await lockStepJob(tx, jdID);
    const round = await lockRound(tx, id);
    await keepNextRound(tx, round);
    refuseCancelled(job);
    if (round.state !== 'Closed') throw refused('This round is not closed.');
    if (reopensUntil(round, now) === null) throw refused('A closing can be taken back for ten minutes.');
    const later = await tx
      .select({ id: roundEntries.id })
      .from(roundEntries)
      .innerJoin(rounds, eq(rounds.id, roundEntries.roundID))
      .where(and(eq(rounds.jdID, jdID), gt(rounds.order, round.order)))
      .limit(1);
    if (later.length > 0) throw refused('The next round has begun, so this closing stays.');
    const settled = await tx
      .select()
      .from(roundEntries)
      .where(and(eq(roundEntries.roundID, id), isNotNull(roundEntries.settledVersion)));
    const entryOf = new Map(settled.map((entry) => [entry.applicationID, entry]));
    const current = await lockApplications(tx, [...entryOf.keys()]);
    if (
      current.some(
        ({ id: applicationID, rowVersion }) => entryOf.get(applicationID)?.settledVersion !== rowVersion,
      )
    ) {
      throw refused('Somebody has acted on this closing, so it stays.');
    }
    const ids = current.map(({ id: own }) => own);
    const before = await roundsAhead(tx, ids, job, now);
    const back = current.filter(({ id: own, status }) => entryOf.get(own)?.statusBefore !== status);
    for (const [to, some] of Map.groupBy(back, ({ id: own }) => entryOf.get(own)?.statusBefore)) {
      if (to == null) continue;
      await takeSteps(tx, some, job, {
        to,
        actor: 'hiring',
        actorID: signedIn(context).id,
        source: 'bulk',
        batchID: `round/${id}/back/${now.toISOString()}`,
        note: 'The company has taken back the result of a round.',
        takesBack: true,
        at: now,
      });
    }
    await tx
      .update(roundEntries)
      .set({ settledAt: null, settledVersion: null, statusBefore: null })
      .where(and(eq(roundEntries.roundID, id), isNotNull(roundEntries.settledAt)));
    const left = without(before, await roundsAhead(tx, ids, job, now));
    await takeOut(tx, left, { job, by: round, version: round.closedAt?.toISOString() ?? '', at: now });
    const [opened] = await tx
      .update(rounds)
      .set({
        state: 'Running',
        closedAt: null,
        closedBy: null,
        updatedBy: signedIn(context).id,
        updatedAt: now,
        rowVersion: round.rowVersion + 1,
      })
      .where(eq(rounds.id, id))
      .returning();
    if (opened === undefined) throw notFound();
    await audit(tx, context, {
      action: 'changed',
      entityType: 'round',
      entityID: id,
      subjectID: jdID,
      fields: ['state'],
    });
    return opened;
  });
}
