/** The captcha: the port, and how a check refuses. */
import type { components } from '@aarambh/api-client/schema';
import type { Challenge } from 'altcha-lib';
import { ApiFailure } from '../../platform/index.ts';

/** `hard` takes ten times the work. A provider of its own decides that itself, so with it both are alike. */
export type Difficulty = components['schemas']['CaptchaDifficulty'];

export interface Captcha {
  /** A fresh challenge. Throws 404 when this server makes none. */
  challenge(difficulty?: Difficulty): Promise<Challenge & { signature: string }>;
  /**
   * Uses up a solution.
   * @param token value of the `X-Captcha-Token` header
   * @param difficulty of the challenge that has to be solved; `usual` when absent
   * @throws ApiFailure 422 CAPTCHA_FAILED when it is absent, wrong, too old, was used before or could not be checked
   */
  redeem(token: string | undefined, difficulty?: Difficulty): Promise<void>;
}

export function noChallenge(): Promise<never> {
  return Promise.reject(new ApiFailure(404, 'NOT_FOUND', 'This server makes no challenges.'));
}

/** 422: a solution of the harder challenge is needed; `details` tells a program so. */
export function harderCaptchaNeeded(): ApiFailure {
  const message =
    'There were many tries with this number. Please solve the captcha again; it takes longer now.';
  return new ApiFailure(422, 'CAPTCHA_FAILED', message, {
    fields: [{ path: 'meta.captcha', code: 'captcha', message }],
    details: { difficulty: 'hard' satisfies Difficulty },
  });
}

export function captchaFailed(message = 'The captcha was not solved. Please try again.'): ApiFailure {
  return new ApiFailure(422, 'CAPTCHA_FAILED', message, {
    fields: [{ path: 'meta.captcha', code: 'captcha', message }],
  });
}
