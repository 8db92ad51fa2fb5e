import type { Operations } from '../../platform/index.ts';
import type { Services } from '../services.ts';

export function createCaptchaOperations({ captcha, limiter }: Services) {
  return {
    createCaptchaChallenge: async ({ query }, context) => {
      await limiter.attempt('captchaPerAddress', context.client.address);
      return { data: { challenge: await captcha.challenge(query.difficulty) } };
    },
  } satisfies Operations;
}
