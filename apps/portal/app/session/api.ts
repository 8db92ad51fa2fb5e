import { attempt, createClient, type ApiClient } from '@aarambh/api-client';
import { config } from '../config/config.ts';
import { preferredLanguage } from '../i18n/preferredLanguage.ts';
import { clock, session } from './session.ts';
import { dropVerification } from './verification.ts';

let client: ApiClient | undefined;

/** The one way to call the API, at the addresses of the configuration. */
export function api(): ApiClient {
  const { apiBase, authBase, paths } = config();
  client ??= createClient({
    apiBase,
    authBase,
    paths,
    clock,
    getToken: () => session().token(),
    // Not the one that is spoken now: a screen may call before the texts of the person's own language are there.
    getLanguage: preferredLanguage,
    // Every screen that needs a session leaves when it ends.
    onSessionEnded: () => session().signOut('revoked'),
  });
  return client;
}

/** Tells the server that a token is no longer in use; without a connection, as soon as there is one again. */
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
  session().signOut();
  if (token !== null) void revoke(token);
}
