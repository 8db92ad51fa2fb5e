import { signedIn, type OperationContext, type Operations } from '../../platform/index.ts';
import { isMinor } from './minors.ts';
import { listConsents, noticeInForce, setConsent } from './service.ts';

/** The caller's own consents; nobody gives or withdraws those of others. */
export const consentsOperations = {
  listConsents: async (_request, context) => ({ data: await answer(context) }),

  setConsent: async ({ body }, context) => {
    await setConsent(body, context);
    return { data: await answer(context) };
  },
} satisfies Operations;

/** The caller's consents, as both operations answer. */
export async function answer(context: OperationContext) {
  const { id } = signedIn(context);
  const consent = await listConsents(context.db, id);
  const needsGuardian = await isMinor(context.db, id, context.now());
  return { consent, noticeVersion: noticeInForce, needsGuardian };
}
