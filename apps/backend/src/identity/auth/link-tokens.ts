/** The tokens in links that are sent by e-mail: 256 random bits, stored as a hash, good for one use. */
import { createHash, randomBytes } from 'node:crypto';
import { ApiFailure, dayMs } from '../../platform/index.ts';

/** Milliseconds that a link which confirms an address is good for. */
export const linkLife = dayMs;

/** Milliseconds that an invitation is good for. */
export const invitationLife = 7 * dayMs;

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** 400: a link that nobody was sent, or that came too late. */
export function linkInvalid(): ApiFailure {
  return new ApiFailure(400, 'TOKEN_INVALID', 'This link is not valid any more.');
}
