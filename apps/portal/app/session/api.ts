import { createClient, type ApiClient } from '@aarambh/api-client';
import { config } from '#app/config/config.ts';
import { preferredLanguage } from '#app/i18n/preferredLanguage.ts';
import { clock, session } from './session.ts';
import { waitForServer } from './waitForServer.ts';

let client: ApiClient | undefined;
let clientOfNobody: ApiClient | undefined;

/** What every client has: the addresses of the configuration, the server's time, the language. */
function shared() {
  const { apiBase, authBase, paths } = config();
  return {
    apiBase,
    authBase,
    paths,
    clock,
    // Not the language that is shown now: a screen may call before the texts of the person's own language are there.
    getLanguage: preferredLanguage,
    onWait: waitForServer,
  };
}

/** The way to call the API for who has no account: nothing of a session that is open in this browser goes along. */
export function apiOfNobody(): ApiClient {
  clientOfNobody ??= createClient(shared());
  return clientOfNobody;
}

/** The one way to call the API, at the addresses of the configuration. */
export function api(): ApiClient {
  client ??= createClient({
    ...shared(),
    getToken: () => session().token(),
    // Every screen that needs a session leaves when it ends.
    onSessionEnded: () => session().signOut('revoked'),
  });
  return client;
}
