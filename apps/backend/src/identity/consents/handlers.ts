import { signedIn, type OperationContext, type Operations } from '../../platform/index.ts';
import { listConsents, noticeInForce, setConsent } from './service.ts';

/** The caller's own consents; nobody gives or withdraws those of others. */
export const consentsOperations = {
  listConsents: async (_request, context) => ({ data: await answer(context) }),

  setConsent: async ({ body }, context) => {
    await setConsent(body, context);
    return { data: await answer(context) };
  },
} satisfies Operations;

async function answer(context: OperationContext) {
  const consent = await listConsents(context.db, signedIn(context).id);
  return { consent, noticeVersion: noticeInForce };
}
