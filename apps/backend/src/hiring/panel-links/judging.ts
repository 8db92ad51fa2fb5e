/** An interviewer says what came of somebody of the own panel. */
import { stale, type OperationContext, type OperationRequest } from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { lockStepJob } from '../applications/job.ts';
import { lockRound, refuseCancelled } from '../rounds/reach.ts';
import { begin, saveLine } from '../rounds/saving.ts';
import type { OpenPanel } from './opening.ts';
import { actorOf, findOfPanel } from './people.ts';

/** @throws ApiFailure 404 for somebody who is not in the panel, 409 STALE or ILLEGAL_TRANSITION, 422 */
export async function savePanelResult(
  context: OperationContext,
  open: OpenPanel,
  applicationID: string,
  { rowVersion, ...said }: OperationRequest<'savePanelResult'>['body'],
): Promise<void> {
  await context.db.transaction(async (tx) => {
    refuseCancelled(await lockStepJob(tx, open.round.jdID));
    const round = await lockRound(tx, open.round.id);
    const person = await findOfPanel(tx, open, applicationID);
    const version = person.entry?.rowVersion ?? 0;
    if (version !== rowVersion) throw stale(version);
    const actor = actorOf(open);
    await saveLine(tx, context, {
      round,
      person,
      line: { applicationID, ...said },
      mayJudge: true,
      by: actor.id,
    });
    await begin(tx, round, context.now());
    await audit(
      tx,
      context,
      {
        action: 'changed',
        entityType: 'roundEntry',
        entityID: applicationID,
        subjectID: person.application.userID,
        fields: Object.keys(said),
      },
      actor,
    );
  });
}
