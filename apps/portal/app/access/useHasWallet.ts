import { use } from 'react';
import { useSession } from '#app/session/session.ts';
import { AccessContext } from './access.ts';

/**
 * Whether the person's credits are in a wallet: a candidate's own, the company's, or the pool of the institute. Staff of the
 * platform and of universities have none, so no call asks for one.
 */
export function useHasWallet(): boolean {
  const state = useSession();
  const { scope } = use(AccessContext);
  if (state.status !== 'signed-in') return false;
  const { type, parentEntityID } = state.user;
  return type === 'C' || (parentEntityID !== null && scope !== 'university' && scope !== 'all');
}
