/** A college's own identity: oidc-provider on this machine, where whoever comes is the person that the test says. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import OIDCProvider from 'oidc-provider';

export interface College {
  issuer: string;
  /** Who is at the keyboard from now on; null refuses. */
  person: { sub: string; email?: string; email_verified?: boolean; roll_number?: string } | null;
  /** Goes where the portal sends the browser, signs in there, and gives the query that it comes back with. */
  visit(url: string): Promise<string>;
  close(): Promise<void>;
}

export const client = { clientID: 'aarambh', clientSecret: 'kR7mZ2xQ9vL4sT8w' };

/** @param redirectURI as the college has registered it */
export async function startCollege(redirectURI: string): Promise<College> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const college: College = {
    issuer,
    person: null,
    visit: (url) => walk(url, redirectURI),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const provider = new OIDCProvider(issuer, {
    clients: [
      { client_id: client.clientID, client_secret: client.clientSecret, redirect_uris: [redirectURI] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['roll_number'] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...college.person, sub }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    cookies: { keys: ['of this test'] },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) {
      void answer(request, response);
      return;
    }
    const { person } = college;
    const result =
      person === null ? { error: 'access_denied' } : { login: { accountId: person.sub, remember: false } };
    void provider.interactionFinished(request, response, result);
  });
  return college;
}

/** Follows redirects with cookies, as a browser does, until they lead to the portal. */
async function walk(url: string, portal: string): Promise<string> {
  const cookies = new Map<string, string>();
  let address = url;
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const each of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    address = new URL(next, address).href;
    if (address.startsWith(portal)) return new URL(address).search.slice(1);
  }
  throw new Error('The college sends the browser in a circle.');
}
