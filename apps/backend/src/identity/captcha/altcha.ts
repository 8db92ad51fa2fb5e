/**
 * ALTCHA: a proof of work that the browser does by itself. The server keeps nothing of a challenge until its solution is
 * used; each solution counts once.
 */
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import type { Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { AltchaConfig } from '../../config/index.ts';
import type { Db } from '../../database/index.ts';
import { isObject, type Keys } from '../../platform/index.ts';
import { captchaFailed, harderCaptchaNeeded, type Captcha } from './captcha.ts';
import { usedCaptchas } from '../tables/captcha.ts';

/** Milliseconds that a challenge lives: up to one minute to solve it on a slow phone, two to use the solution. */
const challengeLife = 3 * 60 * 1000;

/** How many times the work of the usual challenge the harder one takes. */
const harder = 10;

interface AltchaOptions {
  db: Db;
  keys: Pick<Keys, 'captchaChallenges' | 'captchaSolutions'>;
  now: () => Date;
}

/** A token is base64 of `{ challenge, solution }` as JSON. */
export function createAltcha({ cost, tries }: AltchaConfig, { db, keys, now }: AltchaOptions): Captcha {
  const isSolved = async (payload: Payload): Promise<boolean> => {
    for (const [each, challengeKey] of keys.captchaChallenges.entries()) {
      const solutionKey = keys.captchaSolutions[each];
      if (solutionKey === undefined) continue;
      const { verified } = await verifySolution({
        ...payload,
        deriveKey,
        hmacSignatureSecret: textOf(challengeKey),
        hmacKeySignatureSecret: textOf(solutionKey),
      });
      if (verified) return true;
    }
    return false;
  };
  const costs = { usual: cost, hard: cost * harder } as const;
  return {
    challenge: async (difficulty = 'usual') => {
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: costs[difficulty],
        counter: randomInt(...tries),
        deriveKey,
        expiresAt: new Date(now().getTime() + challengeLife),
        hmacSignatureSecret: textOf(keys.captchaChallenges[0]),
        hmacKeySignatureSecret: textOf(keys.captchaSolutions[0]),
      });
      if (signature === undefined) throw new Error('The challenge was not signed.');
      return { parameters, signature };
    },

    redeem: async (token, difficulty = 'usual') => {
      const payload = token === undefined ? undefined : readPayload(token);
      const isHard = difficulty === 'hard';
      if (payload === undefined) throw isHard ? harderCaptchaNeeded() : captchaFailed();
      const { nonce, expiresAt, cost: solved } = payload.challenge.parameters;
      if (solved < costs[difficulty]) throw harderCaptchaNeeded();
      const moment = now();
      if (expiresAt === undefined || expiresAt * 1000 <= moment.getTime()) throw captchaFailed();
      if (!(await isSolved(payload))) throw captchaFailed();
      const firstUse = await db
        .insert(usedCaptchas)
        .values({ nonce, expiresAt: new Date(expiresAt * 1000) })
        .onConflictDoNothing()
        .returning();
      if (firstUse.length === 0) throw captchaFailed();
    },
  };
}

/** A key as the library takes it. */
const textOf = (key: Uint8Array): string => Buffer.from(key).toString('hex');

/** The parts of a solution that its check reads, and no other; undefined when the token is something else. */
function readPayload(token: string): Payload | undefined {
  const value = parse(token);
  if (!isObject(value) || !isObject(value.challenge) || !isObject(value.solution)) return undefined;
  const { parameters, signature } = value.challenge;
  const { counter, derivedKey } = value.solution;
  if (!isObject(parameters)) return undefined;
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, expiresAt } = parameters;
  if (
    typeof algorithm !== 'string' ||
    typeof nonce !== 'string' ||
    typeof salt !== 'string' ||
    typeof cost !== 'number' ||
    typeof keyLength !== 'number' ||
    typeof keyPrefix !== 'string' ||
    typeof keySignature !== 'string' ||
    typeof expiresAt !== 'number' ||
    typeof signature !== 'string' ||
    typeof counter !== 'number' ||
    typeof derivedKey !== 'string'
  ) {
    return undefined;
  }
  return {
    challenge: {
      parameters: { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, expiresAt },
      signature,
    },
    solution: { counter, derivedKey },
  };
}

function parse(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
