import { attempt, dataOf, isApiError, type ApiClient } from '@aarambh/api-client';

export type ClaimOutcome = 'claimed' | 'no configuration' | 'not added';

/** Milliseconds after which the person goes on without an answer. */
const timeoutMs = 10_000;

/**
 * Asks for the opening credit of a fresher (specification, section 4): what the institute grants, then an entry in the
 * wallet. The server grants it once, whatever amount is sent.
 */
export async function claimCredit(
  api: ApiClient,
  userID: string,
  instituteId: string,
): Promise<ClaimOutcome> {
  const signal = AbortSignal.timeout(timeoutMs);
  let amount: number;
  try {
    const path = { instituteId };
    const { studentCredit } = await dataOf(
      api.GET('/institute/config/{instituteId}', { params: { path }, signal }),
    );
    amount = studentCredit;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return 'no configuration';
  }
  if (!Number.isSafeInteger(amount) || amount < 0) return 'no configuration';
  const description = 'Student Credit Recharge by Institute';
  const body = { userID, amount, type: 'Recharge', description, action: 'none' } as const;
  const added = await attempt(api.POST('/wallet/add', { body, signal }));
  return added.ok ? 'claimed' : 'not added';
}
