import type { Limiter, Operations } from '../../platform/index.ts';
import type { Captcha } from './captcha.ts';

export function createCaptchaOperations({ captcha, limiter }: { captcha: Captcha; limiter: Limiter }) {
  return {
    createCaptchaChallenge: async ({ query }, context) => {
      await limiter.attempt('captchaPerAddress', context.client.address);
      return { data: { challenge: await captcha.challenge(query.difficulty) } };
    },
  } satisfies Operations;
}
