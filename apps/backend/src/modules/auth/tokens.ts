/** Bearer tokens: JSON Web Tokens signed with HS256. A token is good only while its session row is. */
import { hash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Keys } from '../../platform/keys.ts';
import type { User } from '../users/tables.ts';
import { sessionScopes, type SessionScope } from './tables.ts';

const issuer = 'aarambh';

/** The claims about a person (specification, section 3, and the role). */
export type PersonClaims = Pick<
  User,
  | 'id'
  | 'type'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'mobileNumber'
  | 'isFresher'
  | 'parentEntityID'
  | 'roleID'
> & { parentEntityName: string | null };

interface Validity {
  /** Id of the session row. */
  jti: string;
  issuedAt: Date;
  expiresAt: Date;
}

/** A token that signs `person` in. */
export function signSession(
  keys: Pick<Keys, 'tokens'>,
  person: PersonClaims,
  validity: Validity,
): Promise<string> {
  return sign(keys, { ...person, scope: 'session' satisfies SessionScope }, validity);
}

/** A ticket for one change of the password. It holds nothing about the person but the number it was verified for. */
export function signTicket(
  keys: Pick<Keys, 'tokens'>,
  mobileNumber: string,
  validity: Validity,
): Promise<string> {
  return sign(keys, { mobileNumber, scope: 'reset' satisfies SessionScope }, validity);
}

function sign(
  keys: Pick<Keys, 'tokens'>,
  claims: Record<string, unknown>,
  { jti, issuedAt, expiresAt }: Validity,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setJti(jti)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(keys.tokens);
}

export type TokenVerdict =
  | { kind: 'valid'; jti: string; scope: SessionScope }
  | { kind: 'expired' }
  | { kind: 'invalid' };

/** What a token says whose signature was found good, which it is for ever; only its time has to be looked at again. */
interface Verified {
  jti: string;
  scope: SessionScope;
  expiresAt: number;
}

/** Most tokens that are remembered with one key. Only good ones are, so nobody can crowd others out with what they made up. */
const mostVerified = 10_000;

/** By key, and by a digest of the token: no token stays in memory. */
const verified = new WeakMap<Uint8Array, Map<string, Verified>>();

/**
 * Checks signature, algorithm, issuer and time. Says nothing about the session row. A token that was found good is known again: checking
 * the signature took a sixth of the time of a simple call.
 */
export async function verifyToken(
  { tokens: key }: Pick<Keys, 'tokens'>,
  token: string,
  now: Date,
): Promise<TokenVerdict> {
  const known = verified.get(key) ?? new Map<string, Verified>();
  verified.set(key, known);
  const digest = hash('sha256', token, 'base64url');
  const found = known.get(digest);
  if (found === undefined) {
    const checked = await checkToken(key, token, now);
    if ('kind' in checked) return checked;
    const [oldest] = known.keys();
    if (known.size >= mostVerified && oldest !== undefined) known.delete(oldest);
    known.set(digest, checked);
    return { kind: 'valid', ...checked };
  }
  if (found.expiresAt <= now.getTime()) return { kind: 'expired' };
  return { kind: 'valid', ...found };
}

/** Checks all of it. */

async function checkToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<Verified | { kind: 'expired' | 'invalid' }> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      typ: 'JWT',
      requiredClaims: ['exp', 'iat', 'jti', 'scope'],
      currentDate: now,
    });
    const scope = sessionScopes.find((each) => each === payload.scope);
    if (payload.jti === undefined || payload.exp === undefined || scope === undefined)
      return { kind: 'invalid' };
    return { jti: payload.jti, scope, expiresAt: payload.exp * 1000 };
  } catch (error) {
    return error instanceof errors.JWTExpired ? { kind: 'expired' } : { kind: 'invalid' };
  }
}
