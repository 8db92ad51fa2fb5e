import { jwtDecode } from 'jwt-decode';
import type { components } from './generated/schema.ts';

/**
 * Who a token says is signed in (specification, section 3). A copy from the time of signing in; the server's word counts. What that
 * section does not name another backend may leave out: `roleID` is empty then, `iat` is 0, and `jti` is made of the person and the expiry.
 */
export type TokenClaims = components['schemas']['TokenClaims'];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const textOrNull = (value: unknown) => (isText(value) ? value : null);
/** Seconds since 1970 may have a fraction (RFC 7519, section 2, NumericDate). */
const isSeconds = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;

function decode(token: string): Record<string, unknown> {
  try {
    // The library reads the second part of whatever has one: a signed token has three (RFC 7519, section 7.2).
    if (token.split('.').length !== 3) return {};
    const claims: unknown = jwtDecode(token);
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims) ? { ...claims } : {};
  } catch {
    return {};
  }
}

/**
 * Reads a session's token. Null when it is none: not a JWT, a claim of section 3 missing or of another type, or a ticket for one
 * purpose (its `scope` is not `session`), which never signs anyone in. The signature is for the server to check.
 */
export function readToken(token: string): TokenClaims | null {
  const claims = decode(token);
  const { id, type, firstName, lastName, email, mobileNumber, roleID, exp, iat, jti } = claims;
  if (type !== 'C' && type !== 'E' && type !== 'S') return null;
  if (!isText(id) || !isText(firstName) || !isText(lastName) || !isText(email)) return null;
  if (!isText(mobileNumber) || !isSeconds(exp) || (claims.scope ?? 'session') !== 'session') return null;
  return {
    id,
    type,
    firstName,
    lastName,
    email,
    mobileNumber,
    isFresher: typeof claims.isFresher === 'boolean' ? claims.isFresher : null,
    parentEntityID: textOrNull(claims.parentEntityID),
    parentEntityName: textOrNull(claims.parentEntityName),
    roleID: isText(roleID) ? roleID : '',
    exp,
    iat: isSeconds(iat) ? iat : 0,
    jti: isText(jti) ? jti : `${id}/${exp}`,
  };
}

/**
 * Whether a session is over. `exp` is seconds since 1970 UTC, so no timezone has a part in it.
 * @param nowMs milliseconds since 1970 UTC, best by the server's clock
 */
export const isExpired = (exp: number, nowMs: number): boolean => !(exp * 1000 > nowMs);
