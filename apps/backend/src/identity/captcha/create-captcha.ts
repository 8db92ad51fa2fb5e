/** Who checks that a person is there, by the settings of the server. */
import type { CaptchaConfig } from '../../config/index.ts';
import type { Db } from '../../database/index.ts';
import type { Keys } from '../../platform/index.ts';
import { createAltcha } from './altcha.ts';
import { noChallenge, type Captcha } from './captcha.ts';
import { createRecaptcha, type RecaptchaOptions } from './recaptcha.ts';

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
