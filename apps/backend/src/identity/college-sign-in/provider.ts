/** Asking a college's own identity who somebody is: OpenID Connect, a code with PKCE. */
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  discovery,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import { publicFetch, Unreachable } from '../../platform/index.ts';

/** Seconds that a college has for each answer. */
const timeout = 10;

export interface Provider {
  issuer: string;
  clientID: string;
  /** Null for a client that has PKCE alone. */
  clientSecret: string | null;
}

/** What has to be known again when the browser comes back. */
export interface Proofs {
  verifier: string;
  nonce: string;
}

/** What a college says of a person. `email` is one that it has verified. */
export interface Claims {
  issuer: string;
  subject: string;
  email: string | null;
  rollNumber: string | null;
}

/** Reads how the issuer describes itself. @throws Error when it does not answer, or says that it is somebody else */
export function discover(
  { issuer, clientID, clientSecret }: Provider,
  onLoopback: boolean,
): Promise<Configuration> {
  return discovery(new URL(issuer), clientID, undefined, proofOf(clientSecret), {
    [customFetch]: (url, { method, headers, body, signal }) =>
      publicFetch(
        url,
        { method, headers, signal, body: body instanceof URLSearchParams ? body : null },
        onLoopback,
      ),
    timeout,
    execute: onLoopback ? [allowInsecureRequests] : [],
  });
}

/** How the client proves itself: as the issuer takes it, and if it does not say so by the header. */
function proofOf(secret: string | null): ClientAuth {
  if (secret === null) return None();
  const [byHeader, byBody] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...call) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (taken.includes('client_secret_basic') ? byHeader : byBody)(server, ...call);
  };
}

/** New proofs for one sign-in. */
export const newProofs = (): Proofs => ({ verifier: randomPKCECodeVerifier(), nonce: randomNonce() });

/** Where the browser goes. */
export async function addressOf(
  provider: Configuration,
  { verifier, nonce }: Proofs,
  { state, redirectURI }: { state: string; redirectURI: string },
): Promise<string> {
  const { href } = buildAuthorizationUrl(provider, {
    redirect_uri: redirectURI,
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  return href;
}

/**
 * Who came back. The ID token says it, and where it lacks the address or the roll number the issuer is asked for them.
 * @param came the address with what the college sent the browser back with
 * @throws Error when the college refused, or what came is not what was begun
 */
export async function claimsOf(
  provider: Configuration,
  came: URL,
  { verifier, nonce, state }: Proofs & { state: string },
  rollNumberClaim: string | null,
): Promise<Claims> {
  const tokens = await authorizationCodeGrant(provider, came, {
    pkceCodeVerifier: verifier,
    expectedNonce: nonce,
    expectedState: state,
    idTokenExpected: true,
  });
  const said = tokens.claims();
  if (said === undefined) throw new Error('the college sent no ID token');
  const wanted = ['email', ...(rollNumberClaim === null ? [] : [rollNumberClaim])];
  const isWhole = wanted.every((name) => said[name] !== undefined);
  const more =
    isWhole || provider.serverMetadata().userinfo_endpoint === undefined
      ? {}
      : await fetchUserInfo(provider, tokens.access_token, said.sub);
  const all: Readonly<Record<string, unknown>> = { ...more, ...said };
  return {
    issuer: said.iss,
    subject: said.sub,
    email: all['email_verified'] === true ? (textOf(all['email'])?.toLowerCase() ?? null) : null,
    rollNumber: rollNumberClaim === null ? null : textOf(all[rollNumberClaim]),
  };
}

const textOf = (claim: unknown): string | null => {
  const text = typeof claim === 'string' || typeof claim === 'number' ? String(claim).trim() : '';
  return text === '' ? null : text;
};

/** Whether something failed because the college gave no answer. */
export function isUnreachable(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof Unreachable || each.name === 'TimeoutError') return true;
  }
  return false;
}
