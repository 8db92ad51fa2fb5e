/** Bearer tokens: JSON Web Tokens signed with HS256. A token is good only while its session row is. */
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Keys } from '../../platform/index.ts';
import type { User } from '../tables/users.ts';
import { sessionScopes, type SessionScope } from '../tables/auth.ts';

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
    .sign(keys.tokens[0]);
}

export type TokenVerdict =
  | { kind: 'valid'; jti: string; scope: SessionScope }
  | { kind: 'expired' }
  | { kind: 'invalid' };

/** Checks signature, algorithm, issuer and time. Says nothing about the session row. */
export async function verifyToken(
  { tokens }: Pick<Keys, 'tokens'>,
  token: string,
  now: Date,
): Promise<TokenVerdict> {
  const verdicts = await Promise.all(tokens.map((key) => verifyWith(key, token, now)));
  return verdicts.find(({ kind }) => kind !== 'invalid') ?? { kind: 'invalid' };
}

async function verifyWith(key: Uint8Array, token: string, now: Date): Promise<TokenVerdict> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      typ: 'JWT',
      requiredClaims: ['exp', 'iat', 'jti', 'scope'],
      currentDate: now,
    });
    const scope = sessionScopes.find((each) => each === payload.scope);
    if (payload.jti === undefined || scope === undefined) return { kind: 'invalid' };
    return { kind: 'valid', jti: payload.jti, scope };
  } catch (error) {
    return error instanceof errors.JWTExpired ? { kind: 'expired' } : { kind: 'invalid' };
  }
}
