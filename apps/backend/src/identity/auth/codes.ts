/** One-time codes: six random digits, stored as a keyed hash. */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../platform/index.ts';

/** Digits of a code (specification, section 9). */
const codeLength = 6;

/** Six decimal digits, each equally likely; leading zeros happen. */
export function newCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

interface Challenge {
  mobileNumber: string;
  purpose: string;
}

/** Hash of a code for this number and purpose; of no use for another. */
export function hashCode(keys: Pick<Keys, 'codes'>, challenge: Challenge, code: string): string {
  return hashWith(keys.codes[0], challenge, code);
}

function hashWith(key: Uint8Array, challenge: Challenge, code: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([challenge.mobileNumber, challenge.purpose, code]))
    .digest('base64url');
}

/** Whether `code` is the one that was hashed. Takes the same time whatever differs. */
export function isCode(
  keys: Pick<Keys, 'codes'>,
  challenge: Challenge & { codeHash: string },
  code: string,
): boolean {
  const hash = Buffer.from(challenge.codeHash);
  const verdicts = keys.codes.map((key) =>
    timingSafeEqual(Buffer.from(hashWith(key, challenge, code)), hash),
  );
  return verdicts.includes(true);
}
