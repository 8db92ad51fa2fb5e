/** The captcha: one port, and who checks that a person is there. */
import type { Challenge } from 'altcha-lib';
import type { CaptchaConfig } from '../../config/captcha.ts';
import type { Db } from '../../database/open.ts';
import { ApiFailure } from '../../platform/failure.ts';
import type { Keys } from '../../platform/keys.ts';
import { createAltcha } from './altcha.ts';
import { createRecaptcha, type RecaptchaOptions } from './recaptcha.ts';

export interface Captcha {
  /** A fresh challenge. Throws 404 when this server makes none. */
  challenge(): Promise<Challenge & { signature: string }>;
  /**
   * Uses up a solution.
   * @param token value of the `X-Captcha-Token` header
   * @throws ApiFailure 422 CAPTCHA_FAILED when it is absent, wrong, too old, was used before or could not be checked
   */
  redeem(token: string | undefined): Promise<void>;
}

interface CaptchaOptions extends RecaptchaOptions {
  db: Db;
  config: CaptchaConfig;
  keys: Pick<Keys, 'captchaChallenges' | 'captchaSolutions'>;
  now: () => Date;
}

export function createCaptcha({ config, ...options }: CaptchaOptions): Captcha {
  if (config.kind === 'altcha') return createAltcha(config, options);
  if (config.kind === 'recaptcha') return createRecaptcha(config, options);
  return { challenge: noChallenge, redeem: () => Promise.resolve() };
}

export function noChallenge(): Promise<never> {
  return Promise.reject(new ApiFailure(404, 'NOT_FOUND', 'This server makes no challenges.'));
}

export function captchaFailed(message = 'The captcha was not solved. Please try again.'): ApiFailure {
  return new ApiFailure(422, 'CAPTCHA_FAILED', message, {
    fields: [{ path: 'meta.captcha', code: 'captcha', message }],
  });
}
