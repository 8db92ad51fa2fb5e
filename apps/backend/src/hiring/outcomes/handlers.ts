/** What came of the studies of people: reported by themselves, confirmed or entered by their placement office. */
import { and, eq } from 'drizzle-orm';
import {
  ApiFailure,
  localized,
  notFound,
  outOfScope,
  signedIn,
  storedText,
  type OperationContext,
  type Operations,
} from '../../platform/index.ts';
import { outcomes, type Outcome } from '../tables/outcomes.ts';
import {
  isOffice,
  outcomeCatalogue,
  outcomesInReach,
  ownOutcomeCatalogue,
  refuseConfirmed,
} from './catalogue.ts';
import { fillFinal, makeFinal } from './final.ts';

export const outcomesOperations = {
  listOutcomes: outcomeCatalogue.list,
  countOutcomes: outcomeCatalogue.count,
  getOutcome: outcomeCatalogue.get,
  addOutcome: outcomeCatalogue.add,
  updateOutcome: outcomeCatalogue.update,
  downloadOutcomes: outcomeCatalogue.download,

  deleteOutcome: async (request, context) => {
    const { userID } = await find(request.params.id, context);
    return context.db.transaction(async (tx) => {
      const answer = await outcomeCatalogue.remove(request, { ...context, db: tx });
      await fillFinal(tx, userID);
      return answer;
    });
  },

  decideOutcome: async ({ params: { id }, body }, context) => {
    refuseReaders(context);
    const reason = body.reason === undefined ? null : storedText(body.reason);
    const values = {
      state: body.verdict,
      reason,
      checkedBy: signedIn(context).id,
      checkedAt: context.now(),
      rowVersion: body.rowVersion,
    };
    return outcomeCatalogue.decide(id, values, reason ?? undefined, context);
  },

  setFinalOutcome: async ({ params: { id } }, context) => {
    refuseReaders(context);
    const row = await find(id, context);
    if (row.state !== 'Confirmed') {
      const message = localized('Only what is confirmed can count.', {});
      throw new ApiFailure(409, 'ILLEGAL_TRANSITION', message, {
        details: { state: row.state, allowed: [] },
      });
    }
    await context.db.transaction((tx) => makeFinal(tx, context, row));
    return outcomeCatalogue.get({ params: { id } }, context);
  },

  listOwnOutcomes: ownOutcomeCatalogue.list,
  reportOutcome: ownOutcomeCatalogue.add,
  updateOwnOutcome: ownOutcomeCatalogue.update,
  deleteOwnOutcome: async (request, context) => {
    await refuseConfirmed(request.params.id, context);
    return ownOutcomeCatalogue.remove(request, context);
  },
} satisfies Operations;

/** @throws ApiFailure 404 for what is out of reach */
async function find(id: string, context: OperationContext): Promise<Outcome> {
  const [row] = await context.db
    .select()
    .from(outcomes)
    .where(and(eq(outcomes.id, id), outcomesInReach(signedIn(context))));
  if (row === undefined) throw notFound();
  return row;
}

/** @throws ApiFailure 403 OUT_OF_SCOPE */
function refuseReaders(context: OperationContext): void {
  if (!isOffice(context)) throw outOfScope('The placement office of the institute decides this.');
}
