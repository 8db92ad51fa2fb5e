import { openWallet, walletView } from '../../money/index.ts';
import { signedIn, type OperationContext, type Operations } from '../../platform/index.ts';
import { moveMany } from './bulk.ts';
import { whatHappened } from './happened.ts';
import { decide } from './own-decision.ts';
import { amendOffer, moveOne } from './move.ts';
import { applicationView } from './view.ts';
import { waitingOffers } from './offer-questions.ts';
import type { Application } from '../tables/applications.ts';

/** What candidates and those who hire decide about applications. */
export const decisionsOperations = {
  addMapping: async ({ body }, context) => {
    const mapping = applicationView(await decide(context, body));
    const wallet = await openWallet(context.db, { type: 'user', id: signedIn(context).id });
    return { data: { mapping, wallet: await walletView(context.db, wallet) } };
  },

  setMappingStatus: async ({ body }, context) => {
    return { data: { mapping: await withWaiting(context, await moveOne(context, body)) } };
  },

  amendOffer: async ({ params: { id }, body }, context) => ({
    data: { mapping: await withWaiting(context, await amendOffer(context, id, body)) },
  }),

  bulkUpdateMappings: async ({ body, headers }, context) => {
    const batchID = `${signedIn(context).id}/${headers['Idempotency-Key']}`;
    return { data: await moveMany(context, body, batchID) };
  },

  listMappingEvents: async ({ params: { id } }, context) => ({ data: await whatHappened(context, id) }),
} satisfies Operations;

/** With an offer that waits for support, for those who make offers. */
async function withWaiting(context: OperationContext, application: Application) {
  const view = applicationView(application);
  if (signedIn(context).type === 'C') return view;
  return { ...view, ...(await waitingOffers(context.db, [application.id])).get(application.id) };
}
