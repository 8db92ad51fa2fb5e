/** An interviewer says what came of somebody of the own panel, and keeps the own note of them. */
import { stale, type OperationContext, type OperationRequest } from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { lockStepJob } from '../applications/job.ts';
import { saveOwnNote } from '../rounds/interviewer-notes.ts';
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
    const { note, ...judged } = said;
    const version = person.entry?.rowVersion ?? 0;
    // Result and marks are the panel's; a note is the interviewer's own, and nobody else writes over it.
    if (Object.keys(judged).length > 0 && version !== rowVersion) throw stale(version);
    const actor = actorOf(open);
    await saveLine(
      tx,
      { round, person, line: { applicationID, ...judged }, mayJudge: true, by: actor.id },
      context.now(),
    );
    if (note !== undefined) {
      const own = { roundID: round.id, applicationID, linkID: open.link.id, text: note };
      await saveOwnNote(tx, own, context.now());
    }
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
