import { createClient, type ApiClient } from '@aarambh/api-client';
import { config } from '#app/config/config.ts';
import { preferredLanguage } from '#app/i18n/preferredLanguage.ts';
import { clock, session } from './session.ts';
import { waitForServer } from './waitForServer.ts';

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
    // Not the language that is shown now: a screen may call before the texts of the person's own language are there.
    getLanguage: preferredLanguage,
    onWait: waitForServer,
    // Every screen that needs a session leaves when it ends.
    onSessionEnded: () => session().signOut('revoked'),
  });
  return client;
}
