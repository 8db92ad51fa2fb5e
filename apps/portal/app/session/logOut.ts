import { attempt } from '@aarambh/api-client';
import { dropPush } from './keptPush.ts';
import { api } from './api.ts';
import { dropDrafts } from './drafts.ts';
import { dropDeclines } from './keptDeclines.ts';
import { dropRegistration } from './registrationDraft.ts';
import { dropOpened } from './recentlyOpened.ts';
import { dropLate } from '#app/offline/lateKeys.ts';
import { session } from './session.ts';
import { dropVerification } from './verification.ts';

/** Ends the session of a token on the server; without a connection, as soon as there is one again. */
async function revoke(token: string): Promise<void> {
  const result = await attempt(api().POST('/auth/logout', { headers: { authorization: `Bearer ${token}` } }));
  if (!result.ok && result.error.kind === 'offline') {
    addEventListener('online', () => void revoke(token), { once: true });
  }
}

/** Ends the session here and in every tab at once, and on the server. */
export function logOut(): void {
  const token = session().token();
  dropVerification();
  dropDrafts();
  dropRegistration();
  dropOpened();
  dropDeclines();
  dropLate();
  void dropPush().catch(() => undefined);
  session().signOut();
  if (token !== null) void revoke(token);
}
